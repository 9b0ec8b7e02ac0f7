import type { ReactNode } from 'react';
import { Card } from './card.js';
import styles from './section-card.module.css';

interface SectionCardProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  subtitle?: string;
  secondary?: ReactNode;
  /** Off for lists and tables with their own padding. */
  padded?: boolean;
  children: ReactNode;
}

/** Linkable section of a long page. */
export function SectionCard({ id, children, padded = true, ...card }: SectionCardProps) {
  return (
    <div id={id} className={styles.section}>
      <Card {...card} padded={padded}>
        {children}
      </Card>
    </div>
  );
}
