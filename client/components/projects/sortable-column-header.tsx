import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import styles from './project-list.module.css';

interface SortableColumnHeaderProps {
  title: string;
  /** Class of the column, for its width. */
  className: string | undefined;
  /** How the list is sorted by this column; undefined where it is sorted by another one. */
  direction: 'asc' | 'desc' | undefined;
  onSort: () => void;
}

/** The head of a column by which a list of projects can be sorted. */
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
