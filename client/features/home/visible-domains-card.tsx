import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { isSampleLoading } from '../../lib/page/document-meta.js';
import type { TopDomainsQuery } from './home.generated.js';
import { useTopDomains } from './use-top-domains.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useVisitsText } from '../../graphql/databases/use-visits-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';

type TopDomain = TopDomainsQuery['visibleDomains']['data'][number];

/** The query loads a full page, because guests cannot change the page size. */
const maxListedDomains = 8;

/** Domains with the highest visibility, as examples for visitors without a domain in mind. */
export function VisibleDomainsCard({ className }: { className?: string }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const visitsText = useVisitsText();
  const base = useBaseCode();
  const { data, error, refetch } = useTopDomains();
  const report = data?.visibleDomains;
  const columns: SmallColumn<TopDomain>[] = [
    {
      key: 'name',
      title: t('columns.domain'),
      width: '42%',
      cell: ({ name }) => <DomainLink domain={name} base={base} strong />,
    },
    { key: 'it50', title: t('columns.top50'), isNumber: true, cell: ({ it50 }) => format.integer(it50) },
    {
      key: 'it10',
      title: t('columns.top10'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      cell: ({ it10 }) => format.integer(it10),
    },
    {
      key: 'vis',
      title: t('columns.visits'),
      isNumber: true,
      isQuiet: true,
      cell: visitsText,
    },
  ];
  return (
    <Card
      title={t('visible')}
      subtitle={t('visibleSubtitle')}
      className={className}
      secondary={<AllLink to={reportPath('visible-domains', {}, base)} total={report?.total} />}
    >
      {error && !isSampleLoading() ? (
        <CardNote onRetry={() => void refetch()}>{t('visibleFailed')}</CardNote>
      ) : report === undefined ? (
        <SkeletonRows rows={maxListedDomains} height={34} />
      ) : report.data.length === 0 ? (
        <NoDomains />
      ) : (
        <SmallTable
          label={t('visible')}
          columns={columns}
          rows={report.data.slice(0, maxListedDomains)}
          getRowKey={({ name }) => name}
          rowHeight={34}
        />
      )}
    </Card>
  );
}

/** Empty state of the list. Administrators get a link to the import. */
function NoDomains() {
  const { t } = useTranslation(['home', 'states']);
  const { account } = useViewer();
  return (
    <>
      <CardNote>{t('visibleEmpty')}</CardNote>
      {account?.isAdministrator ? (
        <Button component={Link} to={paths.data} variant="filled" mx={14} mb={14}>
          {t('states:emptyDatabase.import')}
        </Button>
      ) : null}
    </>
  );
}
