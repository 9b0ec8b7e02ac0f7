import { Button } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/ui/card-grid.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { StatListSkeleton } from '../../components/ui/stat-list-skeleton.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { DataDates } from '../../components/ui/data-dates.js';
import { OutdatedPositions } from '../../components/ui/outdated-positions.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useDomainDashboardQuery } from './domain-dashboard.generated.js';
import { usePinnedDomains } from '../../lib/storage/recent-reports.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { AdsCard } from './ads-card.js';
import { CompareButton } from './compare-links.js';
import { CompetitorsCard } from './competitors-card.js';
import { PositionDistributionCard } from './position-distribution-card.js';
import { PositionHistoryCard } from './position-history-card.js';
import { DomainNotFound } from './domain-not-found.js';
import {
  appendCurrentMetrics,
  estimatedVisits,
  maxChartPoints,
} from '../../../server/contract/reports/domain-history.js';
import { PagesCard } from './pages-card.js';
import { PaidCompetitorsCard } from './paid-competitors-card.js';
import { PdfButton } from './pdf-button.js';
import { TopKeywordsCard } from './top-keywords-card.js';
import { VisitsCard } from './visits-card.js';
import { useFormat } from '../../i18n/use-format.js';
import { useFirstPartyReports } from '../../graphql/databases/use-first-party-reports.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import type { TourNeed } from '../../lib/tours/page-tour.js';
import { usePageTour } from '../../lib/tours/use-page-tour.js';
import type { DomainSummary, HistoryPoint } from './dashboard-types.js';
import { AdHistoryCard } from './ad-history-card.js';
import { PaidKeywordsCard } from './paid-keywords-card.js';
import { StatList } from '../../components/ui/stat-list.js';
import { useVisitsText } from '../../graphql/databases/use-visits-text.js';

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
        dates={
          <DataDates
            positionsDate={dashboard?.positionsDate}
            positionsRange={dashboard?.positionsRange}
            positionsDepth={dashboard?.positionsDepth}
            volumesDate={dashboard?.hasVolumes === false ? null : volumesDate}
          />
        }
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
      {dashboard ? <OutdatedPositions {...dashboard} hasSpaceBelow /> : null}
      {dashboard ? <DomainStats dashboard={dashboard} /> : error ? null : <StatListSkeleton count={6} />}
      {error && !dashboard ? null : (
        <CardGrid>
          <VisitsCard domain={domain} base={base} history={dashboard?.history} />
          <PositionDistributionCard domain={domain} base={base} dashboard={dashboard} />
          <CompetitorsCard domain={domain} base={base} />
          <PositionHistoryCard history={dashboard?.history} positionsDepth={dashboard?.positionsDepth} />
          <TopKeywordsCard
            domain={domain}
            base={base}
            keywords={dashboard?.keys}
            listed={dashboard?.keysTotal}
            total={dashboard?.it50}
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

/** Registers the tour of the domain summary once the summary has loaded. */
function useDashboardTour(domain: string, dashboard: DomainSummary | undefined): void {
  const firstPartyReports = useFirstPartyReports()({ kind: 'domain', domain });
  const availableFeatures: TourNeed[] = [];
  if (!isOpenAccess()) availableFeatures.push('limits');
  if (dashboard && dashboard.adkeyscnt + dashboard.adscnt > 0) availableFeatures.push('ads');
  if (firstPartyReports.length > 0) availableFeatures.push('ownData');
  usePageTour('report', availableFeatures, dashboard !== undefined);
}

interface PaidRowProps {
  domain: string;
  base?: string;
  /** Undefined while loading. */
  dashboard: DomainSummary | undefined;
}

/** Paid keywords and their history. Renders nothing if the domain never advertised; the ads card explains that. */
export function PaidRow({ domain, base, dashboard }: PaidRowProps) {
  const history = dashboard?.history;
  const hasAdvertised =
    !dashboard || dashboard.adkeyscnt > 0 || history?.some(({ adkeyscnt, adscnt }) => adkeyscnt + adscnt > 0);
  if (!hasAdvertised) return null;
  return (
    <>
      <PaidKeywordsCard
        domain={domain}
        base={base}
        keywords={dashboard?.adkeys}
        total={dashboard?.adkeyscnt}
      />
      <AdHistoryCard history={history} />
    </>
  );
}

/** The six main stats of a domain with their history. */
export function DomainStats({ dashboard }: { dashboard: DomainSummary }) {
  const { t } = useTranslation('dashboard');
  const visitsText = useVisitsText();
  const format = useFormat();
  const previousDate = dashboard.history.at(-2)?.date;
  const changeNote =
    previousDate === undefined ? undefined : t('domain.changeSince', { day: format.day(previousDate) });
  const historyOf = <Value,>(pick: (point: HistoryPoint) => Value) =>
    dashboard.history.slice(-maxChartPoints).map(pick);
  const stats = [
    {
      label: t('domain.keywords'),
      value: dashboard.it50,
      history: historyOf((point) => point.it50),
      changeNote: changeNote && `${changeNote} ${t('domain.newAndLost')}`,
    },
    { label: t('domain.top10'), value: dashboard.it10, history: historyOf((point) => point.it10) },
    {
      label: t('domain.visits'),
      value: visitsText(dashboard),
      history: dashboard.hasVolumes
        ? historyOf(estimatedVisits).filter((visits) => visits !== null)
        : undefined,
    },
    {
      label: t('domain.pages'),
      value: dashboard.pagesinindex,
      history: historyOf((point) => point.pagesinindex),
    },
    {
      label: t('domain.adKeywords'),
      value: dashboard.adkeyscnt,
      history: historyOf((point) => point.adkeyscnt),
    },
    { label: t('domain.ads'), value: dashboard.adscnt, history: historyOf((point) => point.adscnt) },
  ];
  return (
    <StatList
      label={t('domain.figures', { domain: dashboard.name })}
      stats={stats.map((stat) => ({ changeNote, ...stat }))}
    />
  );
}
