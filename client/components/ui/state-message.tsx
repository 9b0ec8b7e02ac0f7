import type { ReactNode } from 'react';
import styles from './state-message.module.css';

interface StateMessageProps {
  /** Title that names the state: `No lost keywords`. */
  title: string;
  /** Explanation in one line. */
  children?: ReactNode;
  /** Up to two buttons. */
  actions?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Message instead of empty, filtered-out or forbidden content. */
export function StateMessage({ title, children, actions, level = 2, className = '' }: StateMessageProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`${styles.state} ${className}`}>
      <Heading style={{ font: '600 16px/22px var(--font)', letterSpacing: 0 }}>{title}</Heading>
      {children ? <p className={styles.text}>{children}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
