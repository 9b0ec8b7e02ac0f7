import type { ReactNode } from 'react';
import styles from './state-message.module.css';

interface StateMessageProps {
  /** What is the case: `No lost keywords`. */
  title: string;
  /** One line of why. */
  children?: ReactNode;
  /** The next step: at most two buttons, the first may be filled. */
  actions?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Empty, no match and no access: three texts of one form, left-aligned, without pictures. */
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
