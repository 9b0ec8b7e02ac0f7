import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../components/chart/sparkline.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Change } from '../../components/ui/change.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { SkeletonBar } from '../../components/ui/skeleton.js';
import table from '../../components/ui/small-table.module.css';
import { type PinnedDomainsQuery, usePinnedDomainsQuery } from './home.generated.js';
import { useVisitsText } from '../../graphql/databases/use-visits-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import type { PinnedDomain } from '../../lib/storage/recent-reports.js';

interface PinnedCardProps {
  pinned: readonly PinnedDomain[];
  className?: string;
}

type Summary = PinnedDomainsQuery['domainSummaries'][number];

/** Pinned domains with their stats, loaded in one query. */
export function PinnedCard({ pinned, className }: PinnedCardProps) {
  const { t } = useTranslation('home');
  const domains = pinned.map(({ domain, base }) => ({ name: domain, base }));
  const { data, loading, error, refetch } = usePinnedDomainsQuery({ variables: { domains } });
  const summaries = data?.domainSummaries;
  return (
    <Card title={t('pinned')} className={className}>
      <table
        className={table.table}
        aria-label={t('pinned')}
        style={{ '--row-height': '34px' } as React.CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col" className={table.lead} style={{ width: '31%' }}>
              {t('columns.domain')}
            </th>
            <th scope="col" className={table.number}>
              {t('columns.top50')}
            </th>
            <th scope="col" className={table.number}>
              {t('columns.change')}
            </th>
            <th scope="col" className={`${table.number} ${table.wide}`} style={{ width: '19%' }}>
              {t('columns.tops')}
            </th>
            <th scope="col" className={`${table.number} ${table.wide}`}>
              {t('columns.visits')}
            </th>
            <th scope="col" className={`${table.number} ${table.wide}`} style={{ width: 112 }}>
              {t('columns.past')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pinned.map((pin, index) => (
            <PinnedRow key={pin.domain} pin={pin} summary={summaries?.[index]} loading={loading} />
          ))}
        </tbody>
      </table>
      {error ? <CardNote onRetry={() => void refetch()}>{t('pinnedFailed')}</CardNote> : null}
    </Card>
  );
}

interface PinnedRowProps {
  pin: PinnedDomain;
  /** Undefined if the database does not contain the domain. */
  summary: Summary | undefined;
  loading: boolean;
}

function PinnedRow({ pin, summary, loading }: PinnedRowProps) {
  const format = useFormat();
  const visitsText = useVisitsText();
  // The latest snapshot may be incomplete, so the current total replaces the last value.
  const keywordHistory = summary
    ? [...summary.history.slice(-12, -1).map(({ it50 }) => it50), summary.it50]
    : [];
  const previousKeywords = keywordHistory.at(-2);
  return (
    <tr>
      <td>
        <DomainLink domain={pin.domain} base={pin.base} strong />
      </td>
      <td className={table.number}>
        {loading && !summary ? <SkeletonBar width={44} /> : format.integer(summary?.it50)}
      </td>
      <td className={table.number}>
        <Change
          value={summary && previousKeywords !== undefined ? summary.it50 - previousKeywords : undefined}
        />
      </td>
      <td className={`${table.number} ${table.quiet} ${table.wide}`}>
        {summary
          ? [summary.it1, summary.it3, summary.it5].map(format.integer).join(' · ')
          : loading
            ? null
            : unknownValue}
      </td>
      <td className={`${table.number} ${table.quiet} ${table.wide}`}>
        {loading && !summary ? null : visitsText(summary)}
      </td>
      <td className={`${table.number} ${table.wide}`}>
        <Sparkline values={keywordHistory} width={78} height={22} />
      </td>
    </tr>
  );
}
