import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import type { KeywordSummary } from './keyword-types.js';
import { volumeOption } from './volume-option.js';

const chartHeight = 180;

/** The keyword's volume over the snapshots; nothing where there are not two to draw a line between. */
export function VolumeCard({ points }: { points: KeywordSummary['volumeHistory'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const name = t('keyword.volume');
  const option = useMemo(
    () => volumeOption(points, { name, tokens, format }),
    [points, name, tokens, format],
  );
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const label = t('keyword.volumeChart', {
    from: format.month(first.date),
    to: format.month(last.date),
    first: format.integer(first.ws),
    last: format.integer(last.ws),
  });
  return (
    <Card title={t('keyword.volumeHistory')}>
      <div style={{ padding: '12px 14px' }}>
        <Chart option={option} height={chartHeight} label={label} />
      </div>
    </Card>
  );
}
