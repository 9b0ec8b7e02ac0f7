import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import styles from './chart-card.module.css';
import type { HistoryPoint } from './dashboard-types.js';
import { monthLinesOption } from './month-lines-option.js';

/** Keywords and ads are counted in tens, visits in thousands: each has a scale of its own. */
const chartHeights = { counts: 148, visits: 108 };
const monthsShown = 12;

/** What the domain advertised over the months; nothing where it never did. */
export function AdHistoryCard({ history }: { history: readonly HistoryPoint[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const points = useMemo(() => history?.slice(-monthsShown) ?? [], [history]);
  if (points.every(({ adkeyscnt, adscnt }) => adkeyscnt === 0 && adscnt === 0)) return null;
  return (
    <Card
      title={t('domain.adHistoryTitle')}
      subtitle={t('domain.months', { count: points.length })}
      className="span-5"
    >
      <div className={styles.chart}>
        <CountsChart points={points} />
        <VisitsChart points={points} />
      </div>
    </Card>
  );
}

function CountsChart({ points }: { points: readonly HistoryPoint[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const isNarrow = useIsNarrow();
  const option = useMemo(() => {
    const [keywords = '', ads = ''] = tokens.series;
    const lines = [
      {
        name: t('domain.historyKeywords'),
        color: keywords,
        values: points.map(({ adkeyscnt }) => adkeyscnt),
      },
      { name: t('domain.historyAds'), color: ads, values: points.map(({ adscnt }) => adscnt) },
    ];
    return monthLinesOption(lines, { points, tokens, format, isNarrow });
  }, [points, tokens, format, isNarrow, t]);
  const label = t('domain.adHistoryChart', {
    from: format.month(points[0]?.date ?? ''),
    to: format.month(points.at(-1)?.date ?? ''),
    keywords: format.integer(points.at(-1)?.adkeyscnt),
    ads: format.integer(points.at(-1)?.adscnt),
  });
  return <Chart option={option} height={chartHeights.counts} label={label} />;
}

function VisitsChart({ points }: { points: readonly HistoryPoint[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const isNarrow = useIsNarrow();
  const option = useMemo(() => {
    const name = t('domain.historyVisits');
    const lines = [{ name, color: tokens.series[2] ?? '', values: points.map(({ adtraf }) => adtraf) }];
    return monthLinesOption(lines, { points, tokens, format, isNarrow });
  }, [points, tokens, format, isNarrow, t]);
  const label = t('domain.adVisitsChart', {
    from: format.month(points[0]?.date ?? ''),
    to: format.month(points.at(-1)?.date ?? ''),
    visits: format.integer(points.at(-1)?.adtraf),
  });
  return <Chart option={option} height={chartHeights.visits} label={label} />;
}
