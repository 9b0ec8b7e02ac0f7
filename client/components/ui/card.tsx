import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  subtitle?: string;
  /** A link or switch at the right end of the header. */
  secondary?: ReactNode;
  /** Applies the padding of the card. Tables and lists have their own padding. */
  padded?: boolean;
  className?: string;
  /** Anchor name for product tours. */
  tour?: string;
  children: ReactNode;
}

/** A page section with a heading. */
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
