import {
  type Depth,
  formatDepth,
  depths,
  splitByDepth,
  splitByImportedDepth,
} from '../../../server/contract/reports/depth.js';
import { formatRange } from '../../../server/contract/filter-language/filter-model.js';
import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { Change } from '../../components/ui/change.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { DomainSummary } from './dashboard-types.js';
import styles from './position-distribution-card.module.css';
import { KeywordsLink } from './keywords-link.js';
import { CompetitorOverlap } from './competitor-overlap.js';

interface PositionDistributionCardProps {
  domain: string;
  base?: string;
  dashboard: DomainSummary | undefined;
}

/** Report filter for the keywords of a position range. */
function depthFilter({ first, last }: Depth): string {
  const range = formatRange([String(first), String(last)]);
  return encodeURIComponent(serialiseFilter([[{ field: 'pos', operator: 'BETWEEN', values: [range] }]]));
}

/** Position distribution: a stacked bar, and each range with its share, change and keywords. */
export function PositionDistributionCard({ domain, base, dashboard }: PositionDistributionCardProps) {
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
  const shares = splitByImportedDepth(dashboard, dashboard.positionsDepth);
  const previousPoint = dashboard.history.at(-2);
  const previousShares = previousPoint && splitByDepth(previousPoint);
  return (
    <Card
      title={t('domain.depthTitle')}
      className="span-4"
      tour="distribution"
      padded
      secondary={
        <KeywordsLink domain={domain} base={base} listed={dashboard.keysTotal} total={dashboard.it50} />
      }
    >
      <div className={styles.bar} aria-hidden="true">
        {depths.map(({ last }, index) => (
          <i key={last} style={{ flex: shares[index] ?? 0, background: `var(--depth-${last}-chart)` }} />
        ))}
      </div>
      <table className={styles.table} aria-label={t('domain.depthTitle')}>
        <tbody>
          {depths.map((depth, index) => {
            const share = shares[index] ?? null;
            // Ranges beyond the plan's limit have no link, because the report would be empty.
            const cumulativeCount = dashboard[`it${depth.last}`];
            return (
              <tr key={depth.last}>
                <th scope="row">
                  <i style={{ background: `var(--depth-${depth.last}-chart)` }} aria-hidden="true" />
                  {formatDepth(depth, t('domain.top1'))}
                </th>
                <td>
                  {share !== null && cumulativeCount <= dashboard.keysTotal ? (
                    <Link to={`${keywords}#filter=${depthFilter(depth)}`}>{format.integer(share)}</Link>
                  ) : (
                    format.integer(share)
                  )}
                </td>
                <td className={styles.percent}>
                  {format.percent(share === null ? null : (share * 100) / (dashboard.it50 || 1), 1)}
                </td>
                <td>
                  <Change
                    value={previousShares && share !== null ? share - (previousShares[index] ?? 0) : null}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <CompetitorOverlap domain={domain} base={base} />
    </Card>
  );
}
