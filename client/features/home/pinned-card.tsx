import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../components/chart/sparkline.js';
import { Card } from '../../components/ui/card.js';
import { Change } from '../../components/ui/change.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { SkeletonBar } from '../../components/ui/skeleton.js';
import table from '../../components/ui/small-table.module.css';
import { usePinnedDomainQuery } from '../../graphql/generated/operations.js';
import { useFormat } from '../../i18n/use-format.js';
import type { PinnedDomain } from '../../lib/recent-reports.js';

interface PinnedCardProps {
  pinned: readonly PinnedDomain[];
  className?: string;
}

/** Pinned domains with their figures; each line loads by itself. */
export function PinnedCard({ pinned, className }: PinnedCardProps) {
  const { t } = useTranslation('home');
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
          {pinned.map((pin) => (
            <PinnedRow key={pin.domain} pin={pin} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function PinnedRow({ pin }: { pin: PinnedDomain }) {
  const format = useFormat();
  const { data, loading } = usePinnedDomainQuery({ variables: { domain: pin.domain, base: pin.base } });
  const dashboard = data?.domainDashboard;
  // The last point is the present: the snapshot of that day holds only the keywords looked up then.
  const past = dashboard ? [...dashboard.history.slice(-12, -1).map(({ it50 }) => it50), dashboard.it50] : [];
  const before = past.at(-2);
  return (
    <tr>
      <td>
        <DomainLink domain={pin.domain} base={pin.base} strong />
      </td>
      <td className={table.number}>
        {loading ? <SkeletonBar width={44} /> : format.integer(dashboard?.it50)}
      </td>
      <td className={table.number}>
        <Change value={dashboard && before !== undefined ? dashboard.it50 - before : undefined} />
      </td>
      <td className={`${table.number} ${table.quiet} ${table.wide}`}>
        {dashboard ? [dashboard.it1, dashboard.it3, dashboard.it5].map(format.integer).join(' · ') : null}
      </td>
      <td className={`${table.number} ${table.quiet} ${table.wide}`}>
        {dashboard ? format.integer(dashboard.vis) : null}
      </td>
      <td className={`${table.number} ${table.wide}`}>
        <Sparkline values={past} width={78} height={22} />
      </td>
    </tr>
  );
}
