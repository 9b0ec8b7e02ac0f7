import type { SearchEngine } from '../../../../server/contract/search-engine.js';
import { nameColumnIndex } from '../../../components/grid/grid-columns.js';
import {
  gridColumnOf,
  gridColumnsOf,
  isOffered,
  isVisibleByDefault,
  mainColumnOf,
  type ReportMeta,
} from '../report-meta.js';
import type { DeclaredColumn } from './column-arrangement.js';

/** The columns that a report's table can show, in the declared order. */
export function declaredColumns(meta: ReportMeta, engine: SearchEngine): DeclaredColumn[] {
  const fromStart = gridColumnsOf(meta, engine);
  const names = new Set(fromStart.slice(0, nameColumnIndex(fromStart) + 1).map(({ id }) => id));
  const main = mainColumnOf(meta, engine);
  return (
    meta.columns
      // What a reader arranged of own columns is kept where there are none.
      .filter(({ shown: visibility, own }) => own || visibility !== 'hidden')
      .map((column) => ({
        column: gridColumnOf(column, column === main, engine),
        fromStart: isVisibleByDefault(column, engine),
        always: column.shown === 'always',
        naming: names.has(column.id),
        offered: isOffered(column, engine),
      }))
  );
}
