import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import { monthAxes } from '../../components/chart/month-axes.js';
import type { Formats } from '../../i18n/use-format.js';
import type { KeywordSummary } from './keyword-types.js';

interface VolumeChart {
  /** Series name. */
  name: string;
  tokens: ChartTokens;
  format: Formats;
}

/** ECharts option for monthly search volume as an area line. */
export function volumeOption(
  points: KeywordSummary['volumeHistory'],
  { name, tokens, format }: VolumeChart,
): EChartsCoreOption {
  const [color = ''] = tokens.series;
  return {
    grid: { left: 44, right: 16, top: 14, bottom: 24 },
    ...monthAxes(points, format),
    tooltip: {
      trigger: 'axis',
      formatter: ([hoveredPoint]: { dataIndex: number }[]) => {
        const point = points[hoveredPoint?.dataIndex ?? 0];
        return tooltipContent(point ? format.month(point.date) : '', [
          { name, color, value: format.integer(point?.ws) },
        ]);
      },
    },
    series: [
      {
        name,
        type: 'line',
        data: points.map(({ ws }) => ws),
        showSymbol: false,
        lineStyle: { color, width: 2 },
        itemStyle: { color, borderColor: color },
        areaStyle: { color, opacity: 0.08 },
      },
    ],
  };
}
