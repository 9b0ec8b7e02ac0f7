import { maxChartPoints } from '../../../server/contract/reports/domain-history.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import { useIsNarrow } from '../../lib/page/use-is-narrow.js';
import styles from './chart-card.module.css';
import type { HistoryPoint } from './dashboard-types.js';
import { isMonthly } from './month-labels.js';
import { monthLinesOption } from './month-lines-option.js';

/** Counts and visits differ by orders of magnitude, so each has its own chart and scale. */
const chartHeightsPx = { counts: 148, visits: 108 };

/** A stat as a chart line with its name and series colour. */
interface StatLine {
  stat: 'adkeyscnt' | 'adscnt' | 'adtraf';
  name: string;
  series: number;
}

/** Ad history of a domain. Renders nothing if it never advertised. */
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
    const chartLines = lines.map(({ stat, name, series }) => ({
      name,
      color: tokens.series[series] ?? '',
      values: points.map((point) => point[stat]),
    }));
    return monthLinesOption(chartLines, { points, tokens, format, isNarrow });
  }, [points, lines, tokens, format, isNarrow]);
  return <Chart option={option} height={height} label={label} />;
}
