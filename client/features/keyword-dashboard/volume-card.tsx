import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import type { KeywordSummary } from './keyword-types.js';
import { volumeOption } from './volume-option.js';

const chartHeightPx = 180;

/** Volume history of the keyword. A line needs at least two snapshots. */
export function VolumeCard({ points }: { points: KeywordSummary['volumeHistory'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const name = t('keyword.volume');
  const option = useMemo(
    () => volumeOption(points, { name, tokens, format }),
    [points, name, tokens, format],
  );
  const firstPoint = points[0];
  const lastPoint = points.at(-1);
  if (firstPoint === undefined || lastPoint === undefined || firstPoint === lastPoint) return null;
  const label = t('keyword.volumeChart', {
    from: format.month(firstPoint.date),
    to: format.month(lastPoint.date),
    first: format.integer(firstPoint.ws),
    last: format.integer(lastPoint.ws),
  });
  return (
    <Card title={t('keyword.volumeHistory')}>
      <div style={{ padding: '12px 14px' }}>
        <Chart option={option} height={chartHeightPx} label={label} />
      </div>
    </Card>
  );
}
