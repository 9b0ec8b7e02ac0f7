import type { GridRow } from '../../components/grid/grid-column.js';
import type { KeywordChoice } from '../../features/clustering/work/work-dialog.js';
import type { MovedKeyword } from '../../features/clustering/tree/shown-edits.js';
import type { Table } from '../../features/reports/table/table-context.js';

/** Keywords of the table as a command takes them: those that are named, or all rows under the filter. */
export function keywordChoice(
  { rows, selection, state }: Pick<Table, 'rows' | 'selection' | 'state'>,
  { folder, isExact, only }: { folder: number; isExact: boolean; only?: GridRow },
): KeywordChoice {
  if (selection.isWhole && !only) {
    return {
      view: { folder, deep: true, filter: state.filter || null },
      count: rows.answer?.total ?? 0,
      moved: [],
      onShown: () => {
        rows.take(() => true);
        selection.clear();
      },
      onRefused: rows.retry,
    };
  }
  const chosen = only ? [only] : [...selection.rows.values()];
  const keywords = chosen.map((row) => String(row['id']));
  const taken = new Set(keywords);
  return {
    keywords,
    count: keywords.length,
    moved: chosen.map((row) => movedKeyword(row, isExact)),
    onShown: () => {
      rows.take((row) => taken.has(String(row['id'])));
      selection.clear();
    },
    onRefused: rows.retry,
  };
}

function movedKeyword(row: GridRow, isExact: boolean): MovedKeyword {
  const volume = Number(row[isExact ? 'wsk' : 'ws'] ?? 0);
  return { from: Number(row['folderId'] ?? 0), volume: Number.isFinite(volume) ? volume : 0 };
}
