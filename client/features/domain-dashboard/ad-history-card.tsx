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

const chartHeight = 256;
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
        <AdHistoryChart points={points} />
      </div>
    </Card>
  );
}

function AdHistoryChart({ points }: { points: readonly HistoryPoint[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const isNarrow = useIsNarrow();
  const option = useMemo(() => {
    const [keywords = '', ads = '', visits = ''] = tokens.series;
    const lines = [
      {
        name: t('domain.historyKeywords'),
        color: keywords,
        values: points.map(({ adkeyscnt }) => adkeyscnt),
      },
      { name: t('domain.historyAds'), color: ads, values: points.map(({ adscnt }) => adscnt) },
      { name: t('domain.historyVisits'), color: visits, values: points.map(({ adtraf }) => adtraf) },
    ];
    return monthLinesOption(lines, { points, tokens, format, isNarrow });
  }, [points, tokens, format, isNarrow, t]);
  const label = t('domain.adHistoryChart', {
    from: format.month(points[0]?.date ?? ''),
    to: format.month(points.at(-1)?.date ?? ''),
    keywords: format.integer(points.at(-1)?.adkeyscnt),
    ads: format.integer(points.at(-1)?.adscnt),
  });
  return <Chart option={option} height={chartHeight} label={label} />;
}
