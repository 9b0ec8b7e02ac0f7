import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../components/chart/sparkline.js';
import { useFormat } from '../../i18n/use-format.js';
import { type GrowthStat, snapshotGrowth } from './snapshot-growth.js';

interface GrowthLineProps {
  snapshots: Parameters<typeof snapshotGrowth>[0];
  stat: GrowthStat;
}

/** Sparkline of a stat over the snapshots. Renders nothing with fewer than two values. */
export function GrowthLine({ snapshots, stat }: GrowthLineProps) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const growth = snapshotGrowth(snapshots, stat);
  if (!growth) return null;
  const text = t('growth', {
    count: growth.values.length,
    formatted: format.integer(growth.values.length),
    from: format.day(growth.from),
    to: format.day(growth.to),
    first: format.integer(growth.first),
    last: format.integer(growth.last),
  });
  return (
    <span role="img" aria-label={text} title={text}>
      <Sparkline values={growth.values} marksLastValue />
    </span>
  );
}
