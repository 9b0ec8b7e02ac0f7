import type { ReactNode } from 'react';
import { Card } from './card.js';
import styles from './section-card.module.css';

interface SectionCardProps {
  /** Anchor of the section in its page's address. */
  id: string;
  title: string;
  subtitle?: string;
  secondary?: ReactNode;
  /** Off for lists and tables, which bring their own edges. */
  padded?: boolean;
  children: ReactNode;
}

/** A part of a long page that its address can point at. */
export function SectionCard({ id, children, padded = true, ...card }: SectionCardProps) {
  return (
    <div id={id} className={styles.section}>
      <Card {...card} padded={padded}>
        {children}
      </Card>
    </div>
  );
}
