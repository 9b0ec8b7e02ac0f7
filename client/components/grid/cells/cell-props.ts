import type { CustomCellRendererProps } from 'ag-grid-react';
import type { GridColumn, GridRow } from '../grid-column.js';

/** What a cell is drawn from. */
export type CellProps = CustomCellRendererProps<GridRow, unknown> & { declaration: GridColumn };
