import { maxSummaryRows } from '../../../server/contract/reports/summary-lists.js';
import { useTranslation } from 'react-i18next';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { ShareBar } from '../../components/ui/share-bar.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import {
  type DashboardCompetitorsQuery,
  useDashboardCompetitorsQuery,
} from './domain-dashboard.generated.js';
import { useVisitsText } from '../../graphql/databases/use-visits-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { LoginPrompt } from './login-prompt.js';
import { CompareWithCompetitors } from './compare-links.js';
import { asNullableList, useRetryWhileEmpty } from './use-retry-while-empty.js';

type Competitor = DashboardCompetitorsQuery['dashboardCompetitors'][number];

interface CompetitorsCardProps {
  domain: string;
  base?: string;
}

/** Closest organic competitors. Polls while the list is empty, because the server may still compute it. */
export function CompetitorsCard({ domain, base }: CompetitorsCardProps) {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch, startPolling, stopPolling } = useDashboardCompetitorsQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const competitors = asNullableList(data?.dashboardCompetitors);
  const isHidden = error !== undefined && getLimitKind(error) !== undefined;
  useRetryWhileEmpty({ isEmpty: competitors?.length === 0, startPolling, stopPolling });
  return (
    <Card
      title={t('domain.competitors')}
      subtitle={t('domain.byShared')}
      // An empty state takes the full width, so that the next cards fill their row.
      className={isHidden ? undefined : 'span-7'}
      tour="competitors"
      secondary={
        <span style={{ display: 'flex', gap: 12 }}>
          <CompareWithCompetitors
            domain={domain}
            base={base}
            competitors={(competitors ?? []).slice(0, maxSummaryRows).map(({ name }) => name)}
          />
          <AllLink to={reportPath('organic-competitors', { domain }, base)} />
        </span>
      }
    >
      {isHidden ? (
        <LoginPrompt>{t('domain.competitorsForPeople')}</LoginPrompt>
      ) : error ? (
        <CardNote onRetry={() => void refetch()}>{t('domain.competitorsFailed')}</CardNote>
      ) : competitors === null ? (
        <CardNote>{t('domain.competitorsTooFew', { domain })}</CardNote>
      ) : competitors === undefined ? (
        <SkeletonRows rows={maxSummaryRows} />
      ) : competitors.length === 0 ? (
        <CardNote>{t('domain.competitorsEmpty')}</CardNote>
      ) : (
        <CompetitorRows competitors={competitors.slice(0, maxSummaryRows)} base={base} />
      )}
    </Card>
  );
}

function CompetitorRows({ competitors, base }: { competitors: readonly Competitor[]; base?: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const visitsText = useVisitsText();
  const columns: SmallColumn<Competitor>[] = [
    {
      key: 'name',
      title: t('domain.name'),
      width: '32%',
      cell: ({ name }) => <DomainLink domain={name} base={base} />,
    },
    {
      key: 'perc',
      title: t('domain.similarity'),
      isNumber: true,
      width: '20%',
      cell: ({ perc }) => <ShareBar percent={perc} />,
    },
    {
      key: 'cnt',
      title: t('domain.sharedInTop10'),
      isNumber: true,
      width: '116px',
      cell: ({ cnt }) => format.integer(cnt),
    },
    {
      key: 'it50',
      title: t('domain.inTop50'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      cell: ({ it50 }) => format.integer(it50),
    },
    {
      key: 'vis',
      title: t('domain.visitsShort'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      width: '118px',
      cell: visitsText,
    },
  ];
  return (
    <SmallTable
      label={t('domain.competitors')}
      columns={columns}
      rows={competitors}
      getRowKey={({ name }) => name}
    />
  );
}
