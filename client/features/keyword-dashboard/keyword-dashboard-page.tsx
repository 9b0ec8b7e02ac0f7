import { useTranslation } from 'react-i18next';
import { AdList } from '../../components/ui/ad-list.js';
import { Card } from '../../components/ui/card.js';
import { CardGrid } from '../../components/ui/card-grid.js';
import { CardNote } from '../../components/ui/card-note.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { FaultStrip } from '../../components/ui/fault-strip.js';
import { Figures, FiguresSkeleton } from '../../components/ui/figures.js';
import { PageHead } from '../../components/ui/page-head.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { describeFault } from '../../graphql/describe-fault.js';
import { useKeywordDashboardQuery } from '../../graphql/generated/dashboard-operations.js';
import { LimitNotice } from '../limits/lazy-limit-notice.js';
import { limitOf } from '../limits/limit-fault.js';
import type { KeywordSummary } from './keyword-types.js';
import { KeywordNotFound } from './keyword-not-found.js';
import { ResultPageCard } from './result-page-card.js';
import { SimilarCard } from './similar-card.js';

interface KeywordDashboardPageProps {
  keyword: string;
  /** Code of the database, where the address names one. */
  base?: string;
  databaseName?: string;
  volumesDate?: string | null;
}

/** Everything at a glance about one keyword. */
export function KeywordDashboardPage({
  keyword,
  base,
  databaseName,
  volumesDate,
}: KeywordDashboardPageProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, loading, refetch } = useKeywordDashboardQuery({ variables: { keyword, base } });
  const dashboard = data?.keywordDashboard;
  const isLimit = !dashboard && limitOf(error) !== undefined;
  if (error && !dashboard && describeFault(error).code === 'KEYWORD_NOT_FOUND') {
    return <KeywordNotFound keyword={keyword} databaseName={databaseName} />;
  }
  return (
    <div style={{ maxWidth: 1440 }} aria-busy={loading}>
      <PageHead
        title={dashboard?.word ?? keyword}
        positionsDate={dashboard?.positionsDate}
        volumesDate={volumesDate}
      />
      {error && !isLimit ? (
        <FaultStrip title={t('summaryFailed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {error && isLimit ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : null}
      {dashboard ? <KeywordFigures dashboard={dashboard} /> : error ? null : <FiguresSkeleton count={6} />}
      {error && !dashboard ? null : (
        <CardGrid>
          <ResultPageCard results={dashboard?.top} base={base} />
          <div className="span-5" style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
            <SimilarCard keyword={keyword} similar={dashboard?.similar} base={base} />
            <KeywordAds ads={dashboard?.ads} base={base} />
          </div>
        </CardGrid>
      )}
    </div>
  );
}

function KeywordFigures({ dashboard }: { dashboard: KeywordSummary }) {
  const { t } = useTranslation('dashboard');
  return (
    <Figures
      label={t('keyword.figures')}
      figures={[
        { label: t('keyword.volume'), value: dashboard.ws },
        { label: t('keyword.exact'), value: dashboard.wsk },
        { label: t('keyword.words'), value: dashboard.word.split(' ').length },
        { label: t('keyword.results'), value: new Set(dashboard.top.map(({ domain }) => domain)).size },
        { label: t('keyword.ads'), value: dashboard.ads.length },
        { label: t('keyword.similar'), value: dashboard.similar.length },
      ]}
    />
  );
}

function KeywordAds({ ads, base }: { ads: KeywordSummary['ads'] | undefined; base?: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('keyword.ads')}>
      {ads === undefined ? (
        <SkeletonRows rows={4} />
      ) : ads.length === 0 ? (
        <CardNote>{t('keyword.adsEmpty')}</CardNote>
      ) : (
        <AdList
          ads={ads.map((ad) => ({
            key: `${ad.bid}-${ad.domain}`,
            title: ad.header,
            text: ad.txt,
            fact: <DomainLink domain={ad.domain} base={base} />,
          }))}
        />
      )}
    </Card>
  );
}
