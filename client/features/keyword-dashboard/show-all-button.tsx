import type { ReactNode } from 'react';
import styles from './show-all-button.module.css';

/** At the head of a card: shows what the card leaves out. */
export function ShowAllButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.all} onClick={onClick}>
      {children}
    </button>
  );
}
