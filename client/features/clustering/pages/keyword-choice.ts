import { serialiseFilter } from '../../../../server/contract/filter-language/serialise-filter.js';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { type FolderTree, pathFromRoot } from '../workbench/folder-tree.js';
import { moveFolderKeywordsEdit, moveKeywordsEdit } from '../workbench/optimistic-edits.js';
import type { KeywordSelection } from '../workbench/project-dialog.js';
import type { Table } from '../../../widgets/reports/table-context.js';

interface ChoiceOptions {
  /** Open folder. */
  folder: number;
  tree: FolderTree;
  isExact: boolean;
  /** Dragged row, if it is not part of the selection. */
  onlyRow?: GridRow;
}

/** Keywords that a command applies to: the selected rows, or all rows that match the filter. */
export function keywordChoice(
  { rows, selection, state }: Pick<Table, 'rows' | 'selection' | 'state'>,
  { folder, tree, isExact, onlyRow }: ChoiceOptions,
): KeywordSelection {
  /** Moved rows stay visible if the target folder is inside the open one. */
  const hideMovedRows = (isSelected: (row: GridRow) => boolean): KeywordSelection['onApplied'] => {
    return (to, name) => {
      const staysInView = to !== undefined && isInsideFolder(tree, to, folder);
      const folderName = name ?? (to === undefined ? undefined : (tree.folders.get(to)?.name ?? null));
      rows.edit((row) => {
        if (!isSelected(row)) return row;
        return staysInView ? { ...row, folderId: to, folder: folderName } : undefined;
      });
      selection.clear();
    };
  };
  if (selection.isAllSelected && !onlyRow) {
    const filter = withoutWords(
      state.filter,
      [...selection.excluded.values()].map((row) => String(row['word'])),
    );
    return {
      view: { folder, deep: true, filter: filter || null },
      count: Math.max(0, (rows.result?.total ?? 0) - selection.excluded.size),
      optimisticEditFor: (to) => (filter === '' ? moveFolderKeywordsEdit(folder, to) : undefined),
      onApplied: hideMovedRows(selection.isSelected),
      onRejected: rows.retry,
    };
  }
  const selected = onlyRow ? [onlyRow] : [...selection.rows.values()];
  const keywords = selected.map((row) => String(row['id']));
  const selectedIds = new Set(keywords);
  const movedKeywords = selected.map((row) => toMovedKeyword(row, isExact));
  return {
    keywords,
    count: keywords.length,
    optimisticEditFor: (to) => moveKeywordsEdit(movedKeywords, to),
    onApplied: hideMovedRows((row) => selectedIds.has(String(row['id']))),
    onRejected: rows.retry,
  };
}

function isInsideFolder({ folders }: FolderTree, folder: number, ancestor: number): boolean {
  if (ancestor === virtualFolders.all) return folder !== virtualFolders.blacklist;
  return folder === ancestor || pathFromRoot(folders, folder).includes(ancestor);
}

function toMovedKeyword(row: GridRow, isExact: boolean) {
  const volume = Number(row[isExact ? 'wsk' : 'ws'] ?? 0);
  return { from: Number(row['folderId'] ?? 0), volume: Number.isFinite(volume) ? volume : 0 };
}

/** Filter without the rows of the given keywords, which are unique in a project. */
function withoutWords(filter: string, words: readonly string[]): string {
  if (words.length === 0) return filter;
  const excluding = serialiseFilter([[{ field: 'word', operator: 'NOT ONE OF', values: words }]]);
  return filter === '' ? excluding : `${filter}^${excluding}`;
}
