import type { CellFormat } from '../../server/contract/reports/column-vocabulary.js';
import type { GridColumn } from '../components/grid/grid-column.js';

/** A sortable column whose id is also its field and title. */
export function createGridColumn(
  id: string,
  format: CellFormat,
  overrides: Partial<GridColumn> = {},
): GridColumn {
  return {
    id,
    field: id,
    title: id,
    description: `what ${id} means`,
    unit: null,
    format,
    sortable: true,
    main: false,
    decimals: 0,
    linkTo: null,
    dialog: null,
    ...overrides,
  };
}
