import type { ReactNode } from 'react';
import styles from './show-all-button.module.css';

interface ShowAllButtonProps {
  onClick: () => void;
  /** Whether it is all shown, where the button takes that back too. */
  expanded?: boolean;
  children: ReactNode;
}

/** At the head of a card: shows what the card leaves out. */
export function ShowAllButton({ onClick, expanded, children }: ShowAllButtonProps) {
  return (
    <button type="button" className={styles.all} onClick={onClick} aria-expanded={expanded}>
      {children}
    </button>
  );
}
