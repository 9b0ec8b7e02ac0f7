import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** Whether the grid follows the page header, which has its own margin. */
  isBelowHeader?: boolean;
  children: ReactNode;
}

/** Twelve-column card grid; cards set their width by class (`span-7`) and stack in narrow windows. */
export function CardGrid({ isBelowHeader = false, children }: CardGridProps) {
  return <div className={isBelowHeader ? `${styles.grid} ${styles.underHead}` : styles.grid}>{children}</div>;
}
