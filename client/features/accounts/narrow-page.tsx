import type { ReactNode } from 'react';
import { PageHeader } from '../../components/ui/page-header.js';
import styles from './login-page.module.css';

/** Narrow page layout for a single form. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="narrow">
      <PageHeader title={title} />
      <div className={`${styles.box} ${styles.plain}`}>{children}</div>
    </div>
  );
}
