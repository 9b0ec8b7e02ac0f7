import { Button } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/ui/card-grid.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { StatListSkeleton } from '../../components/ui/stat-list-skeleton.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { toUserError } from '../../graphql/to-user-error.js';
import { useDomainDashboardQuery } from './domain-dashboard.generated.js';
import { usePinnedDomains } from '../../lib/recent-reports.js';
import { LimitNotice } from '../../components/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../components/limits/limit-error.js';
import { AdsCard } from './ads-card.js';
import { CompareButton } from './compare-links.js';
import { CompetitorsCard } from './competitors-card.js';
import { PositionDistributionCard } from './position-distribution-card.js';
import { PositionHistoryCard } from './position-history-card.js';
import { DomainStats } from './domain-stats.js';
import { DomainNotFound } from './domain-not-found.js';
import { appendCurrentMetrics } from '../../../server/contract/domain-history.js';
import { useDashboardTour } from './use-dashboard-tour.js';
import { PagesCard } from './pages-card.js';
import { PaidCompetitorsCard } from './paid-competitors-card.js';
import { PaidRow } from './paid-row.js';
import { PdfButton } from './pdf-button.js';
import { TopKeywordsCard } from './top-keywords-card.js';
import { VisitsCard } from './visits-card.js';

interface DomainDashboardPageProps {
  /** Domain in Unicode form. */
  domain: string;
  /** Database code, if the URL contains one. */
  base?: string;
  /** Name of the database and date of its volumes. */
  databaseName?: string;
  volumesDate?: string | null;
}

/** Summary of one domain. */
export function DomainDashboardPage({ domain, base, databaseName, volumesDate }: DomainDashboardPageProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, loading, refetch } = useDomainDashboardQuery({ variables: { domain, base } });
  const result = data?.domainDashboard;
  const dashboard = useMemo(() => result && { ...result, history: appendCurrentMetrics(result) }, [result]);
  useDashboardTour(domain, dashboard);
  const isLimit = !dashboard && getLimitKind(error) !== undefined;
  if (error && !dashboard && toUserError(error).code === 'DOMAIN_NOT_FOUND') {
    return <DomainNotFound domain={domain} databaseName={databaseName} />;
  }
  return (
    <div className="wide" aria-busy={loading}>
      <PageHeader
        help={<HelpLink pageId="domain-summary" />}
        title={domain}
        siteDomain={domain}
        linksToSite
        positionsDate={dashboard?.positionsDate}
        volumesDate={volumesDate}
        actions={
          <>
            <CompareButton domain={domain} base={base} />
            <PinButton domain={domain} base={base} />
            {dashboard ? <PdfButton domain={domain} base={base} /> : null}
          </>
        }
      />
      {error && !isLimit ? (
        <ErrorBanner title={t('summaryFailed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {error && isLimit ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : null}
      {dashboard ? <DomainStats dashboard={dashboard} /> : error ? null : <StatListSkeleton count={6} />}
      {error && !dashboard ? null : (
        <CardGrid>
          <VisitsCard domain={domain} base={base} history={dashboard?.history} />
          <PositionDistributionCard domain={domain} base={base} dashboard={dashboard} />
          <CompetitorsCard domain={domain} base={base} />
          <PositionHistoryCard history={dashboard?.history} />
          <TopKeywordsCard
            domain={domain}
            base={base}
            keywords={dashboard?.keys}
            total={dashboard?.keysTotal}
          />
          <PaidCompetitorsCard domain={domain} base={base} />
          <PagesCard domain={domain} base={base} pages={dashboard?.pages} total={dashboard?.pagesinindex} />
          <AdsCard domain={domain} base={base} ads={dashboard?.ads} total={dashboard?.adscnt} />
          <PaidRow domain={domain} base={base} dashboard={dashboard} />
        </CardGrid>
      )}
    </div>
  );
}

function PinButton({ domain, base }: { domain: string; base?: string }) {
  const { t } = useTranslation('dashboard');
  const { isPinned, toggle } = usePinnedDomains();
  const pinned = isPinned(domain);
  const Icon = pinned ? IconPinnedOff : IconPin;
  return (
    <Button
      leftSection={<Icon aria-hidden="true" />}
      onClick={() => toggle(domain, base)}
      aria-pressed={pinned}
      data-tour="pin"
    >
      {pinned ? t('unpin') : t('pin')}
    </Button>
  );
}
