import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/ui/card-grid.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { StatListSkeleton } from '../../components/ui/stat-list-skeleton.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { DataDates } from '../../components/ui/data-dates.js';
import { OutdatedPositions } from '../../components/ui/outdated-positions.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useKeywordDashboardQuery } from './keyword-dashboard.generated.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { KeywordAdsCard } from './keyword-ads-card.js';
import { KeywordStats } from './keyword-stats.js';
import { KeywordNotFound } from './keyword-not-found.js';
import { MoversCard } from './movers-card.js';
import { SearchResultsCard } from './search-results-card.js';
import { SimilarCard } from './similar-card.js';
import { useMemo } from 'react';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import type { KeywordSummary } from './keyword-types.js';
import { volumeOption } from './volume-option.js';

const chartHeightPx = 180;

/** Volume history of the keyword. A line needs at least two snapshots. */
function VolumeCard({ points }: { points: KeywordSummary['volumeHistory'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const name = t('keyword.volume');
  const option = useMemo(
    () => volumeOption(points, { name, tokens, format }),
    [points, name, tokens, format],
  );
  const firstPoint = points[0];
  const lastPoint = points.at(-1);
  if (firstPoint === undefined || lastPoint === undefined || firstPoint === lastPoint) return null;
  const label = t('keyword.volumeChart', {
    from: format.month(firstPoint.date),
    to: format.month(lastPoint.date),
    first: format.integer(firstPoint.ws),
    last: format.integer(lastPoint.ws),
  });
  return (
    <Card title={t('keyword.volumeHistory')}>
      <div style={{ padding: '12px 14px' }}>
        <Chart option={option} height={chartHeightPx} label={label} />
      </div>
    </Card>
  );
}

interface KeywordDashboardPageProps {
  keyword: string;
  /** Database code in the URL. */
  base?: string;
  databaseName?: string;
  volumesDate?: string | null;
}

/** Column of cards with individual heights. */
const columnStyle = { display: 'grid', gap: 16, alignSelf: 'start' };

/** Summary of one keyword: volume, search results, ads and similar keywords. */
export function KeywordDashboardPage({
  keyword,
  base,
  databaseName,
  volumesDate,
}: KeywordDashboardPageProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, loading, refetch } = useKeywordDashboardQuery({ variables: { keyword, base } });
  const dashboard = data?.keywordDashboard;
  const isLimitReached = !dashboard && getLimitKind(error) !== undefined;
  if (error && !dashboard && toUserError(error).code === 'KEYWORD_NOT_FOUND') {
    return <KeywordNotFound keyword={keyword} databaseName={databaseName} />;
  }
  return (
    <div className="wide" aria-busy={loading}>
      <PageHeader
        help={<HelpLink pageId="keyword-summary" />}
        title={dashboard?.word ?? keyword}
        dates={
          <DataDates
            positionsDate={dashboard?.positionsDate}
            volumesDate={dashboard?.volumeHistory.at(-1)?.date ?? volumesDate}
          />
        }
      />
      {error && !isLimitReached ? (
        <ErrorBanner title={t('summaryFailed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {error && isLimitReached ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : null}
      <OutdatedPositions positionsDate={dashboard?.positionsDate} hasSpaceBelow />
      {dashboard ? <KeywordStats dashboard={dashboard} /> : error ? null : <StatListSkeleton count={6} />}
      {error && !dashboard ? null : (
        <CardGrid>
          <div className="span-7" style={columnStyle}>
            <SearchResultsCard
              results={dashboard?.top}
              isPartial={dashboard?.positionsDate === null}
              features={(data?.wizardClasses ?? []).filter(({ id }) => dashboard?.wizards.includes(id))}
              base={base}
            />
            <KeywordAdsCard ads={dashboard?.ads} base={base} />
          </div>
          <div className="span-5" style={columnStyle}>
            {dashboard ? (
              <>
                <VolumeCard points={dashboard.volumeHistory} />
                <MoversCard results={dashboard.top} base={base} />
              </>
            ) : null}
            <SimilarCard keyword={keyword} similar={dashboard?.similar} base={base} />
          </div>
        </CardGrid>
      )}
    </div>
  );
}
