import { useTranslation } from 'react-i18next';
import { formatDepth, depths } from '../../../server/contract/reports/depth.js';
import { ColourLegend } from './colour-legend.js';

/** Legend of the position depth colours. */
export function DepthLegend() {
  const { t } = useTranslation();
  const parts = depths.map((depth) => ({
    name: formatDepth(depth, '1'),
    colour: `var(--depth-${depth.last}-chart)`,
  }));
  return <ColourLegend parts={parts} label={t('depths')} />;
}
