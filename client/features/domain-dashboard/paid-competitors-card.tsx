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
  type DashboardPaidCompetitorsQuery,
  useDashboardPaidCompetitorsQuery,
} from './domain-dashboard.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { LoginPrompt } from './login-prompt.js';
import { asNullableList, useRetryWhileEmpty } from './use-retry-while-empty.js';

type PaidCompetitor = DashboardPaidCompetitorsQuery['dashboardPaidCompetitors'][number];

interface PaidCompetitorsCardProps {
  domain: string;
  base?: string;
}

/** Closest competitors in ads. */
export function PaidCompetitorsCard({ domain, base }: PaidCompetitorsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data, error, refetch, startPolling, stopPolling } = useDashboardPaidCompetitorsQuery({
    variables: { domain, base },
    notifyOnNetworkStatusChange: false,
  });
  const competitors = asNullableList(data?.dashboardPaidCompetitors);
  const isHidden = error !== undefined && getLimitKind(error) !== undefined;
  useRetryWhileEmpty({ isEmpty: competitors?.length === 0, startPolling, stopPolling });
  const columns: SmallColumn<PaidCompetitor>[] = [
    {
      key: 'name',
      title: t('domain.name'),
      width: '40%',
      cell: ({ name }) => <DomainLink domain={name} base={base} />,
    },
    {
      key: 'perc',
      title: t('domain.similarity'),
      isNumber: true,
      width: '24%',
      cell: ({ cnt, adkeyscnt }) => <ShareBar percent={adkeyscnt > 0 ? (cnt * 100) / adkeyscnt : 0} />,
    },
    { key: 'cnt', title: t('domain.shared'), isNumber: true, cell: ({ cnt }) => format.integer(cnt) },
    {
      key: 'adkeys',
      title: t('domain.adKeywordsShort'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      width: '112px',
      cell: (row) => format.integer(row.adkeyscnt),
    },
  ];
  return (
    <Card
      title={t('domain.paidCompetitors')}
      subtitle={t('domain.byShared')}
      // An empty state takes the full width, so that the next cards fill their row.
      className={isHidden ? undefined : 'span-5'}
      tour="paid-competitors"
      secondary={<AllLink to={reportPath('ad-competitors', { domain }, base)} total={undefined} />}
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
        <CardNote>{t('domain.paidEmpty')}</CardNote>
      ) : (
        <SmallTable
          label={t('domain.paidCompetitors')}
          columns={columns}
          rows={competitors.slice(0, maxSummaryRows)}
          getRowKey={({ name }) => name}
        />
      )}
    </Card>
  );
}
