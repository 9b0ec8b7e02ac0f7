import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconFolderPlus, IconSearch } from '@tabler/icons-react';
import { type PointerEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import { useWorkDialog } from '../workbench/project-dialog.js';
import { useWorkbench } from '../workbench/workbench.js';
import { FolderList } from './folder-list.js';
import { type FolderMenuRequest, FolderMenu } from './folder-menu.js';
import { findFolders, flattenFolders } from './folder-rows.js';
import { pathFromRoot } from '../workbench/folder-tree.js';
import { startFolderDrag } from './folder-drag.js';
import styles from './tree-pane.module.css';

interface TreePaneProps {
  /** Folder whose keywords the table shows. */
  selected: number;
  onOpen: (folder: number) => void;
}

/** Left pane: search, new folder, and the tree with its commands. */
export function TreePane({ selected, onOpen }: TreePaneProps) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const { project, tree } = useWorkbench();
  const openDialog = useWorkDialog();
  const actions = useFolderActions();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [menuRequest, setMenuRequest] = useState<FolderMenuRequest>();
  const searchResult = useMemo(() => findFolders(tree, search), [tree, search]);
  const [open, toggle] = useOpenFolders(selected, searchResult?.open);
  const rows = useMemo(
    () => flattenFolders(tree, { open, selected: searchResult?.visible }),
    [tree, open, searchResult],
  );
  const markedFolders = useMemo(
    () => new Set([...marked].filter((id) => tree.folders.has(id))),
    [marked, tree],
  );
  const getAffectedIds = (id: number) => (markedFolders.has(id) ? [...markedFolders] : [id]);
  const { canEdit } = project;
  const pane = useRef<HTMLElement>(null);
  const closeMenu = () => {
    setMenuRequest(undefined);
    // Closing the menu drops the focus, so the tree gets it back for keyboard navigation.
    pane.current?.querySelector<HTMLElement>('[role="tree"]')?.focus({ preventScroll: true });
  };
  const drag = (id: number, event: PointerEvent) => {
    if (!canEdit || id <= 0 || event.button !== 0 || event.pointerType === 'touch') return;
    const ids = getAffectedIds(id);
    const [first = ''] = ids.map((folderId) => tree.folders.get(folderId)?.name ?? '');
    startFolderDrag(event.nativeEvent, {
      label: ids.length === 1 ? first : t('countFolders', { count: ids.length, formatted: ids.length }),
      canDropOn: (folder) =>
        folder >= virtualFolders.all &&
        !pathFromRoot(tree.folders, folder).some((ancestor) => ids.includes(ancestor)),
      onDrop: (to) => void actions.moveFolders(ids, to),
    });
  };
  return (
    <section ref={pane} className={styles.pane} aria-label={t('tree.label')} data-tour="tree">
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          data-tour="find-folder"
          value={text}
          placeholder={t('tree.search')}
          aria-label={t('tree.searchLabel')}
          leftSection={<IconSearch aria-hidden="true" />}
          rightSection={
            text ? (
              <CloseButton size="sm" aria-label={t('tree.clearSearch')} onClick={() => setText('')} />
            ) : undefined
          }
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
        />
        {canEdit ? (
          <ActionIcon
            onClick={() => openDialog({ kind: 'newFolder', parent: virtualFolders.all })}
            aria-label={t('command.newFolder')}
            title={t('command.newFolder')}
            data-tour="new-folder"
          >
            <IconFolderPlus aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </div>
      <p className={styles.heads}>
        <span role="status">
          {searchResult
            ? t('tree.found', { count: searchResult.count, formatted: format.integer(searchResult.count) })
            : markedFolders.size > 1
              ? t('tree.marked', { count: markedFolders.size, formatted: format.integer(markedFolders.size) })
              : t('countFolders', { count: tree.folders.size, formatted: format.integer(tree.folders.size) })}
        </span>
        <span>{t('tree.keywords')}</span>
        <span>{t('tree.volume')}</span>
      </p>
      {searchResult?.count === 0 ? (
        <StateMessage title={t('tree.noneFound')} className={styles.noneFound}>
          {t('tree.noneFoundText')}
        </StateMessage>
      ) : (
        <FolderList
          tree={tree}
          rows={rows}
          open={open}
          selected={selected}
          marked={markedFolders}
          canEdit={canEdit}
          onToggle={toggle}
          onOpen={onOpen}
          onMark={setMarked}
          onMenu={(id, position) => canEdit && setMenuRequest({ id, ids: getAffectedIds(id), position })}
          onRename={(folder) => canEdit && openDialog({ kind: 'rename', folder })}
          onRemove={(id) => canEdit && void actions.remove(getAffectedIds(id))}
          onDrag={drag}
        />
      )}
      {menuRequest ? <FolderMenu request={menuRequest} onClose={closeMenu} /> : null}
    </section>
  );
}

/** Expanded folders: toggled by the user, ancestors of the selected folder, or ancestors of matches. */
function useOpenFolders(selected: number, matchAncestors: ReadonlySet<number> | undefined) {
  const { tree } = useWorkbench();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [openInSearch, setOpenInSearch] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setOpenInSearch(matchAncestors ?? new Set()), [matchAncestors]);
  const { folders } = tree;
  const [revealedFolder, setRevealedFolder] = useState<number>();
  if (revealedFolder !== selected) {
    setRevealedFolder(selected);
    setOpen((previous) => new Set([...previous, ...pathFromRoot(folders, selected).slice(0, -1)]));
  }
  const withToggled = (id: number) => (previous: ReadonlySet<number>) => {
    const next = new Set(previous);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  const toggle = (id: number) =>
    matchAncestors ? setOpenInSearch(withToggled(id)) : setOpen(withToggled(id));
  return [matchAncestors ? openInSearch : open, toggle] as const;
}
