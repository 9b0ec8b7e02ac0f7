import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrinting } from '../../lib/page/use-printing.js';
import type { CountColumn } from './count-columns.js';
import { keyAction } from './tree-keys.js';
import type { PageTree } from './tree-model.js';
import { TreeNode } from './tree-node.js';
import styles from './tree-list.module.css';

const rowHeightPx = 30;
const headerHeightPx = 27;

interface TreeListProps {
  tree: PageTree;
  /** Name of the root node: the domain. */
  rootName: string;
  /** Visible nodes in display order. */
  rows: readonly number[];
  open: ReadonlySet<number>;
  selected: number;
  columns: readonly CountColumn[];
  /** Sticky header above the count columns. */
  header: ReactNode;
  onToggle: (node: number) => void;
  onSelect: (node: number) => void;
}

/** Virtualized tree with the keyboard navigation of the WAI-ARIA tree pattern. */
export function TreeList({
  tree,
  rootName,
  rows,
  open,
  selected,
  columns,
  header,
  onToggle,
  onSelect,
}: TreeListProps) {
  const { t } = useTranslation('pageTree');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const [focused, setFocused] = useState<number>();
  const active = focused !== undefined && rows.includes(focused) ? focused : selected;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: isPrinting ? rows.length : 12,
    scrollMargin: headerHeightPx,
    scrollPaddingStart: headerHeightPx,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, { tree, rows, open, active });
    if (!action) return;
    event.preventDefault();
    if (action.toggle !== undefined) onToggle(action.toggle);
    if (action.select !== undefined) onSelect(action.select);
    if (action.focus === undefined) return;
    setFocused(action.focus);
    virtualizer.scrollToIndex(rows.indexOf(action.focus));
  };
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.over}>{header}</div>
      <div
        role="tree"
        tabIndex={0}
        className={styles.tree}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t('list.label', { domain: rootName })}
        aria-activedescendant={rows.includes(active) ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused((previous) => previous ?? selected)}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const node = rows[index] ?? 0;
          return (
            <TreeNode
              key={node}
              id={`${id}-${node}`}
              offsetTopPx={start - headerHeightPx}
              tree={tree}
              node={node}
              name={node === 0 ? rootName : undefined}
              isOpen={open.has(node)}
              isSelected={node === selected}
              isFocused={node === focused}
              columns={columns}
              onToggle={onToggle}
              onSelect={(selectedNode) => {
                setFocused(selectedNode);
                onSelect(selectedNode);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
