import type { SearchEngine } from '../../../../server/contract/search-engine.js';
import { nameColumnIndex } from '../../../components/grid/grid-columns.js';
import {
  gridColumnOf,
  gridColumnsOf,
  isSupportedColumn,
  isVisibleByDefault,
  mainColumnOf,
  type ReportMeta,
} from '../report-meta.js';
import type { DeclaredColumn } from './column-arrangement.js';

/** All columns that a report's table supports, in declared order. */
export function declaredColumns(meta: ReportMeta, engine: SearchEngine): DeclaredColumn[] {
  const gridColumns = gridColumnsOf(meta, engine);
  const nameColumnIds = new Set(gridColumns.slice(0, nameColumnIndex(gridColumns) + 1).map(({ id }) => id));
  const mainColumn = mainColumnOf(meta, engine);
  return (
    meta.columns
      // Settings of first-party columns survive in databases without them.
      .filter(({ shown: visibility, own }) => own || visibility !== 'hidden')
      .map((column) => ({
        column: gridColumnOf(column, column === mainColumn, engine),
        isVisibleByDefault: isVisibleByDefault(column, engine),
        isMandatory: column.shown === 'always',
        isNameColumn: nameColumnIds.has(column.id),
        isSupported: isSupportedColumn(column, engine),
      }))
  );
}
