import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crumb, PageHeader } from './page-header.js';

interface PageSkeletonProps {
  /** The pages above this one, outermost first. */
  ancestors?: readonly Crumb[];
  title: string;
  /** Shows the site's icon before the title's line. */
  siteOf?: string;
  /** How the page itself is wide and high. */
  className?: string;
  /** The frames in which its data will stand. */
  children: ReactNode;
}

/**
 * A page as far as its address tells, for the time before its program, its texts and its data are there: its title and frames
 * without what stands in them. It needs nothing but what every page has at once.
 */
export function PageSkeleton({ ancestors, title, siteOf, className, children }: PageSkeletonProps) {
  return (
    <div className={className}>
      <PageHeader ancestors={ancestors} title={title} siteOf={siteOf} />
      {children}
    </div>
  );
}

/** Frames of a page that say of themselves that they are waiting. */
export function SkeletonFrames({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-busy="true" aria-label={t('loading')}>
      {children}
    </div>
  );
}
