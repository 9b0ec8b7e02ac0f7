import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Definition list with one entry per line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  label: string;
  children: ReactNode;
  /** Action at the right end. */
  action?: ReactNode;
}

/** A labelled value. */
export function Fact({ label, children, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {action ? <span className={styles.action}>{action}</span> : null}
      </dd>
    </div>
  );
}
