import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';
import { type Measure, measures, type PartnerPoint } from './partner-points.js';

interface StatisticsChart {
  points: readonly PartnerPoint[];
  measure: Measure;
  names: Readonly<Record<Measure, string>>;
  /** Date formats of the axis (short) and of the tooltip (long). */
  shortDate: (day: string) => string;
  longDate: (day: string) => string;
  tokens: ChartTokens;
  format: Formats;
}

interface HoveredPoint {
  dataIndex: number;
}

/** Whether a measure is an amount in cents. */
export function isMoney(measure: Measure): boolean {
  return measure === 'paidCents' || measure === 'rewardCents';
}

/** Formats a measure as money or as an integer. */
export function formatMeasure(value: number, measure: Measure, format: Formats): string {
  return isMoney(measure) ? format.money(value) : format.integer(value);
}

/** ECharts option for bars of one measure. The tooltip lists all measures. */
export function statisticsOption(chart: StatisticsChart): EChartsCoreOption {
  const { points, measure, names, shortDate, longDate, tokens, format } = chart;
  const divisor = isMoney(measure) ? 100 : 1;
  const color = tokens.series[0] ?? '';
  return {
    grid: { left: 52, right: 4, top: 14, bottom: 24 },
    xAxis: { type: 'category', data: points.map(({ day }) => shortDate(day)) },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: {
        formatter: (value: number) => (isMoney(measure) ? `$${format.short(value)}` : format.short(value)),
      },
    },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: HoveredPoint[]) => {
        const point = points[hovered[0]?.dataIndex ?? 0];
        if (!point) return '';
        const lines = measures.map((lineMeasure) => ({
          name: names[lineMeasure],
          color: lineMeasure === measure ? color : 'transparent',
          value: formatMeasure(point[lineMeasure], lineMeasure, format),
        }));
        return tooltipContent(longDate(point.day), lines);
      },
    },
    series: [
      {
        name: names[measure],
        type: 'bar',
        barMaxWidth: 48,
        data: points.map((point) => point[measure] / divisor),
        itemStyle: { color },
      },
    ],
  };
}
