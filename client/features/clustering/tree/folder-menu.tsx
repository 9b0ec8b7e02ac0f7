import { Menu } from '@mantine/core';
import {
  IconArrowMerge,
  IconArrowsSplit,
  IconBan,
  IconChartLine,
  IconFolderPlus,
  IconFolderSymlink,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { maxFolderDepth, virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import { useWorkDialog } from '../workbench/project-dialog.js';
import { useWorkbench } from '../workbench/workbench.js';
import { useFolderName } from './folder-row.js';
import { pathFromRoot, emptyStats } from '../workbench/folder-tree.js';
import styles from './folder-menu.module.css';

/** Folders for which the menu is open, and its position. */
export interface FolderMenuRequest {
  /** The folder under the pointer. */
  id: number;
  /** All affected folders: the marked ones if this folder is marked, otherwise this folder. */
  ids: readonly number[];
  position: { x: number; y: number };
}

/** Context menu of folders, at the pointer or below the focused row. */
export function FolderMenu({ request, onClose }: { request: FolderMenuRequest; onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const { tree } = useWorkbench();
  const { id, ids, position } = request;
  const name = useFolderName(id, tree.folders.get(id));
  const title = ids.length > 1 ? t('countFolders', { count: ids.length, formatted: ids.length }) : name;
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      offset={2}
      width={252}
      withinPortal={false}
      floatingStrategy="fixed"
      // Excludes keyboard events: the key that opens the menu would close it again.
      clickOutsideEvents={['mousedown', 'touchstart']}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button
          type="button"
          className={styles.place}
          style={{ left: position.x, top: position.y }}
          tabIndex={-1}
          aria-label={t('command.of', { name: title })}
        />
      </Menu.Target>
      <Menu.Dropdown onContextMenu={(event) => event.preventDefault()}>
        <Menu.Label className={styles.head}>{title}</Menu.Label>
        {id > 0 ? <FolderCommands id={id} ids={[...ids]} /> : <VirtualFolderCommands id={id} />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Commands of virtual folders. */
function VirtualFolderCommands({ id }: { id: number }) {
  const { t } = useTranslation('clustering');
  const open = useWorkDialog();
  return (
    <>
      <Menu.Item
        leftSection={<IconFolderPlus aria-hidden="true" />}
        onClick={() => open({ kind: 'newFolder', parent: virtualFolders.all })}
      >
        {t('command.newFolder')}
      </Menu.Item>
      {id === virtualFolders.blacklist ? (
        <Menu.Item leftSection={<IconBan aria-hidden="true" />} onClick={() => open({ kind: 'blacklist' })}>
          {t('head.blacklist')}
        </Menu.Item>
      ) : (
        <TrackPositionsCommand id={id} />
      )}
    </>
  );
}

/** Tracks the positions of a folder's keywords. */
function TrackPositionsCommand({ id }: { id: number }) {
  const { t } = useTranslation('clustering');
  const { tree } = useWorkbench();
  const open = useWorkDialog();
  const { keywords } = tree.totals.get(id) ?? emptyStats;
  return (
    <Menu.Item
      leftSection={<IconChartLine aria-hidden="true" />}
      disabled={keywords === 0}
      onClick={() => open({ kind: 'watch', folder: id })}
    >
      {t('command.watch')}
    </Menu.Item>
  );
}

function FolderCommands({ id, ids }: { id: number; ids: number[] }) {
  const { t } = useTranslation('clustering');
  const { tree } = useWorkbench();
  const open = useWorkDialog();
  const actions = useFolderActions();
  const folders = ids.flatMap((folderId) => tree.folders.get(folderId) ?? []);
  const isSingle = ids.length === 1;
  const isPinned = folders.every(({ pinned }) => pinned);
  const isLocked = folders.every(({ locked }) => locked);
  const isAtMaxDepth = pathFromRoot(tree.folders, id).length >= maxFolderDepth;
  const Pin = isPinned ? IconPinnedOff : IconPin;
  const Lock = isLocked ? IconLockOpen : IconLock;
  return (
    <>
      {isSingle ? (
        <>
          <Menu.Item
            leftSection={<IconPencil aria-hidden="true" />}
            rightSection={<kbd>F2</kbd>}
            onClick={() => open({ kind: 'rename', folder: id })}
          >
            {t('command.rename')}
          </Menu.Item>
          {isAtMaxDepth ? null : (
            <Menu.Item
              leftSection={<IconFolderPlus aria-hidden="true" />}
              onClick={() => open({ kind: 'newFolder', parent: id })}
            >
              {t('command.newInside')}
            </Menu.Item>
          )}
        </>
      ) : null}
      <Menu.Item
        leftSection={<IconFolderSymlink aria-hidden="true" />}
        onClick={() => open({ kind: 'moveFolders', folders: ids })}
      >
        {t('command.move')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowMerge aria-hidden="true" />}
        onClick={() => open({ kind: 'merge', folders: ids })}
      >
        {t('command.merge')}
      </Menu.Item>
      {isSingle && !isAtMaxDepth ? (
        <Menu.Item
          leftSection={<IconArrowsSplit aria-hidden="true" />}
          onClick={() => open({ kind: 'split', folder: id })}
        >
          {t('command.split')}
        </Menu.Item>
      ) : null}
      {isSingle ? <TrackPositionsCommand id={id} /> : null}
      <Menu.Divider />
      <Menu.Item leftSection={<Pin aria-hidden="true" />} onClick={() => void actions.pin(ids, !isPinned)}>
        {t(isPinned ? 'command.unpin' : 'command.pin')}
      </Menu.Item>
      <Menu.Item leftSection={<Lock aria-hidden="true" />} onClick={() => void actions.lock(ids, !isLocked)}>
        {t(isLocked ? 'command.unlock' : 'command.lock')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash aria-hidden="true" />}
        rightSection={<kbd>Del</kbd>}
        onClick={() => void actions.remove(ids)}
      >
        {t('command.remove')}
      </Menu.Item>
    </>
  );
}
