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
  const fromStart = gridColumnsOf(meta, engine);
  const names = new Set(fromStart.slice(0, nameColumnIndex(fromStart) + 1).map(({ id }) => id));
  const main = mainColumnOf(meta, engine);
  return (
    meta.columns
      // Settings of first-party columns survive in databases without them.
      .filter(({ shown: visibility, own }) => own || visibility !== 'hidden')
      .map((column) => ({
        column: gridColumnOf(column, column === main, engine),
        fromStart: isVisibleByDefault(column, engine),
        always: column.shown === 'always',
        isNameColumn: names.has(column.id),
        offered: isSupportedColumn(column, engine),
      }))
  );
}
