import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { plainText } from '../../../components/grid/cell-value.js';
import { startFolderDrag } from '../tree/folder-drag.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import { useWorkbench } from '../workbench/workbench.js';
import { useTable } from '../../../widgets/reports/table-context.js';
import { useFormat } from '../../../i18n/use-format.js';
import { keywordChoice } from './keyword-choice.js';

/** Synchronises the table with the folder tree: refetches rows after edits and enables row drag and drop. */
export function TableSynchronization({ folder }: { folder: number }) {
  const { keywordsVersion } = useWorkbench();
  const table = useTable();
  const { rows, selection } = table;
  const { retry } = rows;
  const lastVersion = useRef(keywordsVersion);
  useEffect(() => {
    if (lastVersion.current === keywordsVersion) return;
    lastVersion.current = keywordsVersion;
    retry();
  }, [keywordsVersion, retry]);
  const lastFolder = useRef(folder);
  const { clear } = selection;
  useEffect(() => {
    // A selection applies to one folder only, so opening another clears it.
    if (lastFolder.current !== folder) clear();
    lastFolder.current = folder;
  }, [folder, clear]);
  return <RowDrag folder={folder} />;
}

/** Drags the row's keyword, or all selected keywords if the row is selected. */
function RowDrag({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const anchor = useRef<HTMLSpanElement>(null);
  const table = useTable();
  const { project, tree } = useWorkbench();
  const actions = useFolderActions();
  const handlePointerDown = useEffectEvent((event: PointerEvent) => {
    if (!project.canEdit || event.button !== 0 || event.pointerType === 'touch') return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (!target?.closest('.ag-cell[col-id="word"]')) return;
    const row = table.rows.result?.data[Number(target.closest('[row-index]')?.getAttribute('row-index'))];
    if (!row) return;
    const { selection } = table;
    const isChecked = selection.isSelected(row);
    const isExact = table.engine === 'yandex';
    const choice = keywordChoice(table, { folder, tree, isExact, ...(isChecked ? {} : { onlyRow: row }) });
    const { count } = choice;
    startFolderDrag(event, {
      label:
        count === 1
          ? plainText(row['word'])
          : t('countKeywords', { count, formatted: format.integer(count) }),
      canDropOn: (to) => to !== virtualFolders.all && to !== Number(row['folderId']),
      onDrop: (to) => void actions.moveKeywords(choice, to),
    });
  });
  useEffect(() => {
    const toolbarParent = anchor.current?.closest('[data-toolbar]')?.parentElement;
    const listener = (event: PointerEvent) => handlePointerDown(event);
    toolbarParent?.addEventListener('pointerdown', listener);
    return () => toolbarParent?.removeEventListener('pointerdown', listener);
  }, []);
  return <span ref={anchor} hidden />;
}
