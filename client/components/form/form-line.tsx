import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A field with a button in the same row. */
export function FormLine({ children }: { children: [field: ReactNode, button: ReactNode] }) {
  return <div className={styles.line}>{children}</div>;
}
