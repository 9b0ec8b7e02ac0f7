import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Twelve columns of cards; a card takes as many as its class says (`span-7`), all of them in a narrow window. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
