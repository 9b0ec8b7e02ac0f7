import type { CustomCellRendererProps } from 'ag-grid-react';
import type { GridColumn, GridRow } from '../grid-column.js';

/** Props of a cell component. */
export type CellProps = CustomCellRendererProps<GridRow, unknown> & { declaration: GridColumn };
