import styles from './list-footer.module.css';
import { Pager } from './pager.js';

interface ListFooterProps {
  totalText?: string;
  /** Accessible name of the pager. */
  label: string;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Footer of a list: total count and pager. */
export function ListFooter({ totalText, label, page, lastPage, onPage }: ListFooterProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{totalText}</span>
      {lastPage > 1 ? <Pager label={label} page={page} lastPage={lastPage} onPage={onPage} /> : null}
    </div>
  );
}
