import {
  IconBan,
  IconChevronRight,
  IconDots,
  IconFolders,
  IconHandStop,
  IconInbox,
  IconLock,
  IconPin,
} from '@tabler/icons-react';
import { memo, type MouseEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { FolderStats, Folder } from '../workbench/folder-tree.js';
import styles from './folder-list.module.css';

/** Event handlers of a row. */
interface FolderRowEvents {
  onClick: (id: number, event: MouseEvent) => void;
  onToggle: (id: number) => void;
  onMenu: (id: number, position: { x: number; y: number }) => void;
  onPointerDown: (id: number, event: PointerEvent) => void;
}

interface FolderRowProps extends FolderRowEvents {
  elementId: string;
  /** Distance from the top of the list in pixels. */
  offsetTop: number;
  id: number;
  /** Undefined for virtual folders. */
  folder: Folder | undefined;
  stats: FolderStats;
  level: number;
  hasChildren: boolean;
  isOpen: boolean;
  /** Whether the table shows the keywords of the folder. */
  isSelected: boolean;
  /** Whether the folder is marked for a command. */
  isMarked: boolean;
  isFocused: boolean;
}

/** Indentation per level. */
const indentPx = 18;

const icons = {
  [virtualFolders.all]: IconFolders,
  [virtualFolders.unsorted]: IconInbox,
  [virtualFolders.blacklist]: IconBan,
} as const;

export const FolderRow = memo(function FolderRow(props: FolderRowProps) {
  const {
    elementId,
    offsetTop,
    id,
    folder,
    stats,
    level,
    hasChildren,
    isOpen,
    isSelected,
    isMarked,
    isFocused,
  } = props;
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const Icon = folder ? undefined : icons[id as keyof typeof icons];
  const name = useFolderName(id, folder);
  return (
    <div
      id={elementId}
      role="treeitem"
      aria-level={level}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isMarked}
      aria-current={isSelected ? 'true' : undefined}
      className={styles.row}
      data-folder={id}
      data-tour={id === virtualFolders.unsorted ? 'unsorted' : undefined}
      data-focused={isFocused || undefined}
      style={{ transform: `translateY(${offsetTop}px)`, paddingLeft: 6 + (level - 1) * indentPx }}
      onClick={(event) => props.onClick(id, event)}
      onDoubleClick={() => hasChildren && props.onToggle(id)}
      onPointerDown={(event) => props.onPointerDown(id, event)}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onMenu(id, { x: event.clientX, y: event.clientY });
      }}
    >
      <span
        className={styles.chevron}
        data-open={isOpen || undefined}
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          props.onToggle(id);
        }}
      >
        {hasChildren ? <IconChevronRight aria-hidden="true" /> : Icon ? <Icon aria-hidden="true" /> : null}
      </span>
      <span className={folder ? styles.name : styles.virtual} title={name}>
        {name}
      </span>
      {folder ? <FolderMarks folder={folder} /> : null}
      <span className={styles.count}>
        {format.integer(stats.keywords)}
        <span className="for-ears"> {t('tree.keywords')}</span>
      </span>
      <span className={styles.volume} title={format.integer(stats.volume)}>
        {stats.keywords === 0 ? '' : format.short(stats.volume)}
        <span className="for-ears"> {t('tree.volume')}</span>
      </span>
      <span
        className={styles.more}
        title={t('tree.commands')}
        onClick={(event) => {
          event.stopPropagation();
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          props.onMenu(id, { x: left, y: bottom });
        }}
      >
        <IconDots aria-hidden="true" />
      </span>
    </div>
  );
});

function FolderMarks({ folder: { pinned, locked, byHand } }: { folder: Folder }) {
  const { t } = useTranslation('clustering');
  return (
    <span className={styles.marks}>
      {pinned ? <IconPin role="img" aria-label={t('tree.pinned')} title={t('tree.pinned')} /> : null}
      {locked ? <IconLock role="img" aria-label={t('tree.locked')} title={t('tree.locked')} /> : null}
      {byHand ? <IconHandStop role="img" aria-label={t('tree.byHand')} title={t('tree.byHand')} /> : null}
    </span>
  );
}

/** Name of a folder. Virtual folders have translated names. */
export function useFolderName(id: number, folder: Folder | undefined): string {
  const { t } = useTranslation('clustering');
  return folder?.name ?? t(virtualFolderNameKey(id));
}

/** Key of the translated name of a virtual folder. */
export function virtualFolderNameKey(id: number): 'tree.all' | 'tree.unsorted' | 'tree.blacklist' {
  if (id === virtualFolders.unsorted) return 'tree.unsorted';
  return id === virtualFolders.blacklist ? 'tree.blacklist' : 'tree.all';
}
