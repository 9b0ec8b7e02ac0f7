import type { ReactNode } from 'react';
import { Card } from './card.js';
import styles from './section-card.module.css';

interface SectionCardProps {
  /** Anchor id. */
  id: string;
  title: string;
  subtitle?: string;
  secondary?: ReactNode;
  /** False for lists and tables, which have their own padding. */
  padded?: boolean;
  children: ReactNode;
}

/** Section of a long page with an anchor. */
export function SectionCard({ id, children, padded = true, ...card }: SectionCardProps) {
  return (
    <div id={id} className={styles.section}>
      <Card {...card} padded={padded}>
        {children}
      </Card>
    </div>
  );
}
