import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';
import { axisLabels, monthTitle } from './month-labels.js';

interface VisitsChart {
  points: readonly HistoryPoint[];
  tokens: ChartTokens;
  format: Formats;
  names: { seo: string; ppc: string };
  isNarrow: boolean;
}

interface HoveredPoint {
  dataIndex: number;
}

/** Lines of visits a day, named at their ends. */
export function visitsOption({ points, tokens, format, names, isNarrow }: VisitsChart): EChartsCoreOption {
  const [searchColor = '', adsColor = ''] = tokens.series;
  const search = { name: names.seo, color: searchColor, values: points.map((point) => point.vis) };
  const ads = { name: names.ppc, color: adsColor, values: points.map((point) => point.adtraf) };
  const lines = ads.values.some((value) => value > 0) ? [search, ads] : [search];
  return {
    grid: { left: 40, right: isNarrow ? 76 : 104, top: 14, bottom: 24 },
    xAxis: { type: 'category', boundaryGap: false, data: axisLabels(points, format) },
    yAxis: {
      type: 'value',
      splitNumber: 3,
      axisLabel: { formatter: (value: number) => format.short(value) },
    },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: HoveredPoint[]) => {
        const index = hovered[0]?.dataIndex ?? 0;
        const rows = lines.map(({ name, color, values }) => ({
          name,
          color,
          value: format.integer(values[index]),
        }));
        return tooltipContent(monthTitle(points[index], format), rows);
      },
    },
    series: lines.map(({ name, color, values }, index) => ({
      name,
      type: 'line',
      data: values,
      showSymbol: points.length === 1,
      lineStyle: { color, width: 2 },
      itemStyle: { borderColor: color },
      areaStyle: index === 0 ? { color, opacity: 0.08 } : undefined,
      endLabel: {
        show: true,
        formatter: `{dot|}  ${name} ${isNarrow ? '' : format.short(values.at(-1))}`.trim(),
        color: tokens.t1,
        fontFamily: tokens.font,
        fontSize: 12,
        rich: { dot: { backgroundColor: color, width: 9, height: 9, borderRadius: 4.5 } },
      },
      labelLayout: { moveOverlap: 'shiftY' },
    })),
  };
}
