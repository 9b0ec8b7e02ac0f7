import type { ReactNode } from 'react';
import styles from './labelled.module.css';

/** A labelled control that has its own accessible name. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
