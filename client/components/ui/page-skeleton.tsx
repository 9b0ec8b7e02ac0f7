import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crumb, PageHeader } from './page-header.js';

interface PageSkeletonProps {
  /** Breadcrumbs above this page, outermost first. */
  ancestors?: readonly Crumb[];
  title: string;
  /** Shows the icon of this domain before the title. */
  siteDomain?: string;
  /** Page class that sets width and height. */
  className?: string;
  children: ReactNode;
}

/**
 * Page skeleton built from the address only, shown while code, texts and data of the page are loading. It may use
 * only code of the initial bundle.
 */
export function PageSkeleton({ ancestors, title, siteDomain, className, children }: PageSkeletonProps) {
  return (
    <div className={className}>
      <PageHeader ancestors={ancestors} title={title} siteDomain={siteDomain} />
      {children}
    </div>
  );
}

/** Placeholder frames with a loading announcement. */
export function SkeletonFrames({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-busy="true" aria-label={t('loading')}>
      {children}
    </div>
  );
}
