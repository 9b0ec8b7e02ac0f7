import type { ReactNode } from 'react';
import styles from './state-message.module.css';

interface StateMessageProps {
  /** State as a title: `No lost keywords`. */
  title: string;
  /** Reason in one line. */
  children?: ReactNode;
  /** Next steps: at most two buttons. */
  actions?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Message for empty, filtered-out and forbidden content. */
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
