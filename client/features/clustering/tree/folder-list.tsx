import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../lib/page/use-is-narrow.js';
import { usePrinting } from '../../../lib/page/use-printing.js';
import { FolderRow } from './folder-row.js';
import { nextFocusedRow, rowRange } from './folder-rows.js';
import { pathFromRoot, emptyStats, type SortedTree } from '../workbench/folder-tree.js';
import styles from './folder-list.module.css';
import { keyActionFor } from './tree-keys.js';

/** Row heights on desktop and on touch screens. */
const rowHeightPx = 30;
const touchRowHeightPx = 40;

interface FolderListProps {
  tree: SortedTree;
  /** Visible folders from top to bottom. */
  rows: readonly number[];
  open: ReadonlySet<number>;
  /** Folder whose keywords the table shows. */
  selected: number;
  marked: ReadonlySet<number>;
  canEdit: boolean;
  onToggle: (id: number) => void;
  onOpen: (id: number) => void;
  onMark: (ids: ReadonlySet<number>) => void;
  /** Opens the menu of a folder, or of all marked folders if it is one of them. */
  onMenu: (id: number, position: { x: number; y: number }) => void;
  onRename: (id: number) => void;
  onRemove: (id: number) => void;
  onDrag: (id: number, event: PointerEvent) => void;
}

/** Virtualized tree view with multi-selection. Keyboard navigation follows the WAI-ARIA tree pattern. */
export function FolderList(props: FolderListProps) {
  const { tree, rows, open, selected, marked, canEdit } = props;
  const { onToggle, onOpen, onMark, onMenu, onRename, onRemove, onDrag } = props;
  const { t } = useTranslation('clustering');
  const id = useId();
  const isNarrow = useIsNarrow();
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const [focused, setFocused] = useState<number>();
  /** Start of a range selection. */
  const anchor = useRef(selected);
  const active =
    focused !== undefined && rows.includes(focused) ? focused : rows.includes(selected) ? selected : rows[0];
  const rowHeight = isNarrow ? touchRowHeightPx : rowHeightPx;
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  // The virtualizer renders nothing while a narrow screen hides the tree, which paper contains.
  const renderedRows = isPrinting
    ? rows.map((_row, index) => ({ index, start: index * rowHeight }))
    : list.getVirtualItems();
  // The virtualizer caches row heights, so it has to remeasure after a change of the breakpoint.
  useLayoutEffect(() => list.measure(), [isNarrow]);
  const selectedRow = rows.indexOf(selected);
  useEffect(() => {
    if (selectedRow >= 0) list.scrollToIndex(selectedRow);
    // Scrolls only when the selection changes; edits keep the scroll position.
  }, [selected]);
  const markTo = (to: number) => onMark(new Set(rowRange(rows, anchor.current, to).filter((row) => row > 0)));
  const toggleMark = (row: number) => {
    const next = new Set(marked);
    if (!next.delete(row) && row > 0) next.add(row);
    anchor.current = row;
    onMark(next);
  };
  const openRow = (row: number) => {
    anchor.current = row;
    onMark(row > 0 ? new Set([row]) : new Set());
    onOpen(row);
  };
  const handleClick = (row: number, event: MouseEvent) => {
    setFocused(row);
    if (event.shiftKey) markTo(row);
    else if (event.ctrlKey || event.metaKey) toggleMark(row);
    else openRow(row);
  };
  const openMenuFor = (row: number) => {
    const element = document.getElementById(`${id}-${row}`);
    const { left = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    onMenu(row, { x: left + 24, y: bottom });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (active === undefined) return;
    const action = keyActionFor(event, { tree, rows, open, active });
    if (!action) return;
    event.preventDefault();
    if (action.toggle !== undefined) onToggle(action.toggle);
    if (action.open !== undefined) openRow(action.open);
    if (action.mark !== undefined) toggleMark(action.mark);
    if (action.markTo !== undefined) markTo(action.markTo);
    if (action.command === 'rename' && active > 0) onRename(active);
    if (action.command === 'remove' && active > 0 && canEdit) {
      const foldersToRemove = marked.has(active) ? marked : new Set([active]);
      setFocused(nextFocusedRow(tree, rows, active, foldersToRemove));
      onRemove(active);
    }
    if (action.command === 'menu') openMenuFor(active);
    if (action.focus === undefined) return;
    setFocused(action.focus);
    list.scrollToIndex(rows.indexOf(action.focus));
  };
  return (
    <div ref={scroller} className={styles.scroller} data-folder-list={canEdit ? 'edited' : 'read'}>
      <div
        role="tree"
        tabIndex={0}
        className={styles.tree}
        style={{ height: isPrinting ? rows.length * rowHeight : list.getTotalSize() }}
        aria-label={t('tree.label')}
        aria-multiselectable="true"
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        onKeyDown={handleKeyDown}
        onFocus={() => setFocused((previous) => previous ?? active)}
      >
        {renderedRows.map(({ index, start }) => {
          const row = rows[index] ?? 0;
          return (
            <FolderRow
              key={row}
              elementId={`${id}-${row}`}
              offsetTop={start}
              id={row}
              folder={tree.folders.get(row)}
              stats={tree.totals.get(row) ?? emptyStats}
              level={Math.max(1, pathFromRoot(tree.folders, row).length)}
              hasChildren={row > 0 && (tree.children.get(row)?.length ?? 0) > 0}
              isOpen={open.has(row)}
              isSelected={row === selected}
              isMarked={marked.has(row)}
              isFocused={row === focused}
              onClick={handleClick}
              onToggle={onToggle}
              onMenu={(folderId, position) => {
                setFocused(folderId);
                onMenu(folderId, position);
              }}
              onPointerDown={onDrag}
            />
          );
        })}
      </div>
    </div>
  );
}
