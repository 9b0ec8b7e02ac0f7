import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  subtitle?: string;
  /** Right end of the head: one link or a switch. */
  secondary?: ReactNode;
  /** Gives the body the card's own padding; tables and lists bring theirs. */
  padded?: boolean;
  className?: string;
  /** The name by which a tour finds it. */
  tour?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Card({
  title,
  subtitle,
  secondary,
  padded = false,
  className = '',
  tour,
  children,
}: CardProps) {
  const titleId = useId();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={titleId} data-tour={tour}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
        {secondary ? <span className={styles.aside}>{secondary}</span> : null}
      </div>
      {padded ? <div className={styles.padded}>{children}</div> : children}
    </section>
  );
}
