import { maxChartPoints } from '../../../server/contract/reports/domain-history.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './chart-card.module.css';
import type { HistoryPoint } from './dashboard-types.js';
import { isMonthly } from './month-labels.js';
import { positionHistoryOption } from './position-history-option.js';

const chartHeightPx = 256;

interface PositionHistoryCardProps {
  history: readonly HistoryPoint[] | undefined;
  /** The last imported position, if the results are incomplete. */
  positionsDepth?: number | null;
}

/** Keywords of each position range over the months, stacked. */
export function PositionHistoryCard({ history, positionsDepth }: PositionHistoryCardProps) {
  const { t } = useTranslation('dashboard');
  const points = useMemo(() => history?.slice(-maxChartPoints) ?? [], [history]);
  return (
    <Card
      title={t('domain.historyTitle')}
      subtitle={
        points.length > 0
          ? t(isMonthly(points) ? 'domain.months' : 'domain.snapshots', { count: points.length })
          : undefined
      }
      className="span-5"
      tour="over-time"
    >
      <div className={styles.chart}>
        {points.length > 0 ? (
          <PositionHistoryChart points={points} positionsDepth={positionsDepth} />
        ) : (
          <div style={{ height: chartHeightPx }} />
        )}
      </div>
    </Card>
  );
}

function PositionHistoryChart({
  points,
  positionsDepth,
}: Pick<PositionHistoryCardProps, 'positionsDepth'> & { points: readonly HistoryPoint[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const topName = t('domain.top1');
  const option = useMemo(
    () => positionHistoryOption({ points, positionsDepth, tokens, format, topName }),
    [points, positionsDepth, tokens, format, topName],
  );
  const label = t('domain.historyChart', {
    from: format.month(points[0]?.date ?? ''),
    to: format.month(points.at(-1)?.date ?? ''),
    last: format.integer(points.at(-1)?.it50),
  });
  return <Chart option={option} height={chartHeightPx} label={label} />;
}
