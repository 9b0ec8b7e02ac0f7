import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crumb, PageHeader } from './page-header.js';

interface PageSkeletonProps {
  /** Breadcrumbs above this page, outermost first. */
  ancestors?: readonly Crumb[];
  title: string;
  /** Domain whose icon precedes the title. */
  siteDomain?: string;
  /** Page class that sets width and height. */
  className?: string;
  /** Placeholder frames of the content. */
  children: ReactNode;
}

/**
 * Page placeholder built only from the address, used before the page's code, texts and data are loaded.
 * It must use only code of the initial bundle.
 */
export function PageSkeleton({ ancestors, title, siteDomain, className, children }: PageSkeletonProps) {
  return (
    <div className={className}>
      <PageHeader ancestors={ancestors} title={title} siteDomain={siteDomain} />
      {children}
    </div>
  );
}

/** Placeholder frames announced as loading. */
export function SkeletonFrames({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-busy="true" aria-label={t('loading')}>
      {children}
    </div>
  );
}
