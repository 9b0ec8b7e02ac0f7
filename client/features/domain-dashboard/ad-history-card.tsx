import { maxChartPoints } from '../../../server/contract/domain-history.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import styles from './chart-card.module.css';
import type { HistoryPoint } from './dashboard-types.js';
import { isMonthly } from './month-labels.js';
import { monthLinesOption } from './month-lines-option.js';

/** Keywords and ads are counted in tens, visits in thousands: each has a scale of its own. */
const chartHeightsPx = { counts: 148, visits: 108 };

/** A figure of the months as a line: its name, and which of the chart's colours it has. */
interface StatLine {
  stat: 'adkeyscnt' | 'adscnt' | 'adtraf';
  name: string;
  series: number;
}

/** What the domain advertised over the months; nothing where it never did. */
export function AdHistoryCard({ history }: { history: readonly HistoryPoint[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const points = useMemo(() => history?.slice(-maxChartPoints) ?? [], [history]);
  const [counts, visits] = useMemo<[StatLine[], StatLine[]]>(
    () => [
      [
        { stat: 'adkeyscnt', name: t('domain.historyKeywords'), series: 0 },
        { stat: 'adscnt', name: t('domain.historyAds'), series: 1 },
      ],
      [{ stat: 'adtraf', name: t('domain.historyVisits'), series: 2 }],
    ],
    [t],
  );
  if (points.every(({ adkeyscnt, adscnt }) => adkeyscnt === 0 && adscnt === 0)) return null;
  const last = points.at(-1);
  const chartLabelParams = {
    from: format.month(points[0]?.date ?? ''),
    to: format.month(last?.date ?? ''),
    keywords: format.integer(last?.adkeyscnt),
    ads: format.integer(last?.adscnt),
    visits: format.integer(last?.adtraf),
  };
  return (
    <Card
      title={t('domain.adHistoryTitle')}
      subtitle={t(isMonthly(points) ? 'domain.months' : 'domain.snapshots', { count: points.length })}
      className="span-5"
    >
      <div className={styles.chart}>
        <StatsChart
          points={points}
          lines={counts}
          height={chartHeightsPx.counts}
          label={t('domain.adHistoryChart', chartLabelParams)}
        />
        <StatsChart
          points={points}
          lines={visits}
          height={chartHeightsPx.visits}
          label={t('domain.adVisitsChart', chartLabelParams)}
        />
      </div>
    </Card>
  );
}

interface StatsChartProps {
  points: readonly HistoryPoint[];
  lines: readonly StatLine[];
  height: number;
  label: string;
}

function StatsChart({ points, lines, height, label }: StatsChartProps) {
  const format = useFormat();
  const tokens = useChartTokens();
  const isNarrow = useIsNarrow();
  const option = useMemo(() => {
    const rendered = lines.map(({ stat, name, series }) => ({
      name,
      color: tokens.series[series] ?? '',
      values: points.map((point) => point[stat]),
    }));
    return monthLinesOption(rendered, { points, tokens, format, isNarrow });
  }, [points, lines, tokens, format, isNarrow]);
  return <Chart option={option} height={height} label={label} />;
}
