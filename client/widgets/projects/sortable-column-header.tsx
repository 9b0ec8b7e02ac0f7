import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import styles from './project-list.module.css';

interface SortableColumnHeaderProps {
  title: string;
  /** Class that sets the column width. */
  className: string | undefined;
  /** Current sort direction; undefined if another column is sorted. */
  direction: 'asc' | 'desc' | undefined;
  onSort: () => void;
}

/** Sortable column header of a project list. */
export function SortableColumnHeader({ title, className, direction, onSort }: SortableColumnHeaderProps) {
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  const message = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={direction && message}>
      <button type="button" className={styles.sort} data-sorted={direction !== undefined} onClick={onSort}>
        {direction ? <Arrow aria-hidden="true" /> : null}
        {title}
      </button>
    </th>
  );
}
