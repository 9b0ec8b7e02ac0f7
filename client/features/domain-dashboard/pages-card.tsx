import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { maxSummaryRows } from '../../../server/contract/reports/summary-lists.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { DomainSummary } from './dashboard-types.js';

type Page = DomainSummary['pages'][number];

interface PagesCardProps {
  domain: string;
  base?: string;
  pages: readonly Page[] | undefined;
  /** Total number of pages with keywords in the top 50. */
  total: number | undefined;
}

/** Pages with the most keywords. */
export function PagesCard({ domain, base, pages, total }: PagesCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const columns: SmallColumn<Page>[] = [
    {
      key: 'url',
      title: t('domain.page'),
      width: '76%',
      cell: ({ url }) => (
        <Link to={reportPath('page-keywords', { domain, pageUrl: url }, base)} title={readablePath(url)}>
          {readablePath(url)}
        </Link>
      ),
    },
    { key: 'it50', title: t('keyword.inTop50'), isNumber: true, cell: ({ it50 }) => format.integer(it50) },
  ];
  return (
    <Card
      title={t('domain.topPages')}
      subtitle={t('domain.byKeywords')}
      className="span-7"
      tour="top-pages"
      secondary={<AllLink to={reportPath('site-pages', { domain }, base)} total={total} />}
    >
      {pages ? (
        <SmallTable
          label={t('domain.topPages')}
          columns={columns}
          rows={pages.slice(0, maxSummaryRows)}
          getRowKey={({ url }) => url}
        />
      ) : (
        <SkeletonRows rows={maxSummaryRows} />
      )}
    </Card>
  );
}
