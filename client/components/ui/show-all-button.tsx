import type { ReactNode } from 'react';
import styles from './show-all-button.module.css';

interface ShowAllButtonProps {
  onClick: () => void;
  /** Expanded state, if the button is a toggle. */
  expanded?: boolean;
  children: ReactNode;
}

/** Button that reveals the remaining content of a card. */
export function ShowAllButton({ onClick, expanded, children }: ShowAllButtonProps) {
  return (
    <button type="button" className={styles.all} onClick={onClick} aria-expanded={expanded}>
      {children}
    </button>
  );
}
