import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and values, line by line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  label: string;
  children: ReactNode;
  /** What can be done with it, at the right end. */
  action?: ReactNode;
}

/** One named value. */
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
