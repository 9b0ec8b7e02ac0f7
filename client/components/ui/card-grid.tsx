import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** Whether nothing stands between it and the page's head, which keeps its own distance. */
  isBelowHeader?: boolean;
  children: ReactNode;
}

/** Twelve columns of cards; a card takes as many as its class says (`span-7`), all of them in a narrow window. */
export function CardGrid({ isBelowHeader = false, children }: CardGridProps) {
  return <div className={isBelowHeader ? `${styles.grid} ${styles.underHead}` : styles.grid}>{children}</div>;
}
