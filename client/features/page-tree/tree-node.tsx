import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { type CountColumn, filledShare, customColor } from './count-columns.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { hasChildren, type PageTree } from './tree-model.js';
import styles from './tree-list.module.css';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { useFormat } from '../../i18n/use-format.js';

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

/** Number with a bar in its background; a dash if the value is unknown. */
export function CountBox({ column, node }: { column: CountColumn; node: number }) {
  const format = useFormat();
  const value = Math.round(column.values[node] ?? 0);
  const fullText = format.integer(value);
  const text = column.isUnknown ? unknownValue : value >= 1_000_000 ? format.short(value) : fullText;
  const color = customColor(column.view);
  return (
    <span
      className={styles.box}
      style={{ width: column.width }}
      data-count={column.count}
      title={value >= 1_000_000 ? fullText : undefined}
    >
      {column.view.background ? (
        <i
          className={color ? styles.own : styles.bar}
          style={{ width: `${filledShare(column, node)}%`, background: color }}
        />
      ) : null}
      <span className={styles.figure}>{text}</span>
    </span>
  );
}
