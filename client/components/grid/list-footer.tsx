import styles from './list-footer.module.css';
import { Pager } from './pager.js';

interface ListFooterProps {
  /** How many there are, in words; nothing where only the pages are shown. */
  foundText?: string;
  /** Name of the pager. */
  label: string;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Below a list: how many there are, and its pages where it has several. */
export function ListFooter({ foundText, label, page, lastPage, onPage }: ListFooterProps) {
  return (
    <div className={styles.foot}>
      <span role="status">{foundText}</span>
      {lastPage > 1 ? <Pager label={label} page={page} lastPage={lastPage} onPage={onPage} /> : null}
    </div>
  );
}
