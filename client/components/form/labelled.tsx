import type { ReactNode } from 'react';
import styles from './labelled.module.css';

/** A choice under its name; what is chosen names itself to readers of the screen. */
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
