import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../../components/grid/cell-value.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { PrintGroup } from '../../../components/grid/print-table.js';
import { useFormat } from '../../../i18n/use-format.js';
import { flattenFolders } from '../tree/folder-rows.js';
import { virtualFolderNameKey } from '../tree/folder-row.js';
import { emptyStats, folderPath, type SortedTree } from '../workbench/folder-tree.js';
import { useWorkbench } from '../workbench/workbench.js';

/** Printed keywords of each folder that has some, in the order of the tree. */
function rowsByFolder(tree: SortedTree, rows: readonly GridRow[]): [number, GridRow[]][] {
  const allFolders = flattenFolders(tree, { open: new Set(tree.folders.keys()) });
  const groups = new Map<number, GridRow[]>(allFolders.map((folder) => [folder, []]));
  for (const row of rows) {
    const folder = Number(row['folderId']);
    const group = groups.get(folder);
    if (group) group.push(row);
    // The tree may already lack a removed folder whose keywords are still in the table.
    else groups.set(folder, [row]);
  }
  return [...groups].filter(([, group]) => group.length > 0);
}

/** Returns a function that arranges the printed keywords by folder. */
export function usePrintGroups(): (rows: readonly GridRow[]) => PrintGroup[] {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const { tree } = useWorkbench();
  return useCallback(
    (rows: readonly GridRow[]) =>
      rowsByFolder(tree, rows).map(([id, group]) => {
        const count = Math.max(group.length, (tree.stats.get(id) ?? emptyStats).keywords);
        const formatted = format.integer(count);
        return {
          id,
          heading:
            id > 0
              ? folderPath(tree, id).join(' / ') || plainText(group[0]?.['folder'])
              : t(virtualFolderNameKey(id)),
          details:
            group.length < count
              ? t('printedKeywords', { count, formatted, printed: format.integer(group.length) })
              : t('countKeywords', { count, formatted }),
          rows: group,
        };
      }),
    [tree, t, format],
  );
}
