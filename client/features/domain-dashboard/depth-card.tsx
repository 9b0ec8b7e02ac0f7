import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { Change } from '../../components/ui/change.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { DomainSummary } from './dashboard-types.js';
import styles from './depth-card.module.css';
import { depthShares } from './depth-shares.js';
import { RivalOverlap } from './rival-overlap.js';

interface DepthCardProps {
  domain: string;
  base?: string;
  dashboard: DomainSummary | undefined;
}

const buckets = [
  { last: 1, name: '', from: 1, to: 1 },
  { last: 3, name: '2–3', from: 2, to: 3 },
  { last: 5, name: '4–5', from: 4, to: 5 },
  { last: 10, name: '6–10', from: 6, to: 10 },
  { last: 50, name: '11–50', from: 11, to: 50 },
] as const;

/** How deep the keywords stand: one bar, and each bucket with its share, its change and its keywords. */
export function DepthCard({ domain, base, dashboard }: DepthCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const keywords = reportPath('organic-keywords', { domain }, base);
  if (!dashboard) {
    return (
      <Card title={t('domain.depthTitle')} className="span-4">
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  const shares = depthShares(dashboard);
  const before = dashboard.history.at(-2);
  const sharesBefore = before && depthShares(before);
  return (
    <Card
      title={t('domain.depthTitle')}
      className="span-4"
      padded
      aside={<AllLink to={keywords} rows={dashboard.it50} />}
    >
      <div className={styles.bar} aria-hidden="true">
        {buckets.map(({ last }, index) => (
          <i key={last} style={{ flex: shares[index], background: `var(--depth-${last}-chart)` }} />
        ))}
      </div>
      <table className={styles.table} aria-label={t('domain.depthTitle')}>
        <tbody>
          {buckets.map(({ last, name, from, to }, index) => {
            const share = shares[index] ?? 0;
            return (
              <tr key={last}>
                <th scope="row">
                  <i style={{ background: `var(--depth-${last}-chart)` }} aria-hidden="true" />
                  {name || t('domain.top1')}
                </th>
                <td>
                  <Link to={`${keywords}#filter=${encodeURIComponent(`posBETWEEN${from}@${to}`)}`}>
                    {format.integer(share)}
                  </Link>
                </td>
                <td className={styles.percent}>
                  {format.percent(dashboard.it50 ? (share * 100) / dashboard.it50 : 0, 1)}
                </td>
                <td>
                  <Change value={sharesBefore && share - (sharesBefore[index] ?? 0)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <RivalOverlap domain={domain} base={base} keywords={dashboard.it50} />
    </Card>
  );
}
