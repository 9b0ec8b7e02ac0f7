import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { CountBox } from './count-box.js';
import type { CountColumn } from './count-columns.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { hasChildren, type PageTree } from './tree-model.js';
import styles from './tree-list.module.css';

interface TreeNodeProps {
  id: string;
  offsetTopPx: number;
  tree: PageTree;
  node: number;
  /** Overrides the name of the path segment. */
  name?: string;
  isOpen: boolean;
  isSelected: boolean;
  isFocused: boolean;
  columns: readonly CountColumn[];
  onToggle: (node: number) => void;
  onSelect: (node: number) => void;
}

const indentPx = 18;

export const TreeNode = memo(function TreeNode({
  id,
  offsetTopPx,
  tree,
  node,
  name,
  isOpen,
  isSelected,
  isFocused,
  columns,
  onToggle,
  onSelect,
}: TreeNodeProps) {
  const depth = tree.depths[node] ?? 0;
  const isFolder = hasChildren(tree, node);
  const text = name ?? readablePath(tree.names[node] ?? '');
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={isFolder ? isOpen : undefined}
      aria-selected={isSelected}
      className={styles.node}
      data-focused={isFocused || undefined}
      style={{ transform: `translateY(${offsetTopPx}px)`, paddingLeft: 6 + Math.min(depth, 12) * indentPx }}
      onClick={() => onSelect(node)}
    >
      <span
        className={styles.chevron}
        data-open={isOpen || undefined}
        onClick={(event) => {
          if (!isFolder) return;
          event.stopPropagation();
          onToggle(node);
        }}
      >
        {isFolder ? <IconChevronRight aria-hidden="true" /> : null}
      </span>
      <span className={depth === 0 ? styles.root : styles.name} title={text}>
        {depth === 0 ? null : <span className={styles.slash}>/</span>}
        {text}
      </span>
      {columns.map((column) => (
        <CountBox key={column.count} column={column} node={node} />
      ))}
    </div>
  );
});
