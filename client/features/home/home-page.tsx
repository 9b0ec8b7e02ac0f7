import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/ui/card-grid.js';
import { usePinnedDomains, useRecentReports } from '../../lib/storage/recent-reports.js';
import { usePageTitle } from '../../lib/page/use-page-title.js';
import { PinnedCard } from './pinned-card.js';
import { RecentCard } from './recent-card.js';
import { VisibleDomainsCard } from './visible-domains-card.js';
import styles from './home-page.module.css';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { reportPath } from '../../addresses/report-path.js';

const FirstImport = lazy(async () => ({ default: (await import('./first-import.js')).FirstImport }));

interface HomePageProps {
  /** Search form. */
  search: ReactNode;
  /** Whether no database has data and the viewer may import. */
  isEmpty: boolean;
  /** Daily limits; undefined if there are none. */
  limitsCard: ReactNode | undefined;
  databases: ReactNode;
}

/** Start page: search, pinned domains and recent reports, or examples for new visitors. */
export function HomePage({ search, isEmpty, limitsCard, databases }: HomePageProps) {
  const { t } = useTranslation('home');
  const { pinned } = usePinnedDomains();
  const recent = useRecentReports();
  usePageTitle(undefined);
  const hasPinned = pinned.length > 0;
  const hasRecent = recent.length > 0;
  if (isEmpty) {
    return (
      <div className="wide">
        <CardGrid>
          <Suspense>
            <FirstImport />
          </Suspense>
          {databases}
        </CardGrid>
      </div>
    );
  }
  return (
    <div className="wide">
      <CardGrid>
        <section className={limitsCard ? `${styles.hero} span-8` : styles.hero}>
          <h1>{t('title')}</h1>
          {search}
          <QuickLinks />
        </section>
        {limitsCard ? <div className="span-4">{limitsCard}</div> : null}
        {hasPinned ? <PinnedCard className={hasRecent ? 'span-8' : ''} pinned={pinned} /> : null}
        {hasRecent && !hasPinned ? <VisibleDomainsCard className="span-8" /> : null}
        {hasRecent ? <RecentCard className="span-4" reports={recent} /> : null}
        {hasRecent && !hasPinned ? null : <VisibleDomainsCard className="span-5" />}
        <div className={hasRecent && !hasPinned ? '' : 'span-7'}>{databases}</div>
      </CardGrid>
    </div>
  );
}

/** Links to tools that need no domain or keyword. */
function QuickLinks() {
  const { t } = useTranslation('home');
  const base = useBaseCode();
  return (
    <p className={styles.links}>
      {t('startFrom')}
      <Link to={reportPath('visible-domains', {}, base)}>{t('linkVisible')}</Link>
      <Link to={reportPath('comparison', {}, base)}>{t('linkCompare')}</Link>
      <Link to={reportPath('keyword-search', {}, base)}>{t('linkBase')}</Link>
      <a href={paths.apiDocs}>{t('linkApi')}</a>
    </p>
  );
}
