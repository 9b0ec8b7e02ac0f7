import type { CellFormat } from '../../server/contract/reports/column-vocabulary.js';
import * as grid from '../components/grid/grid-column.js';

/** A sortable column whose id is also its field and title. */
export function createGridColumn(
  id: string,
  format: CellFormat,
  overrides: Partial<grid.GridColumn> = {},
): grid.GridColumn {
  return grid.createGridColumn(id, id, format, {
    description: `what ${id} means`,
    sortable: true,
    ...overrides,
  });
}
