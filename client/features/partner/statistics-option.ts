import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';
import { type Measure, measures, type PartnerPoint } from './partner-points.js';

interface StatisticsChart {
  points: readonly PartnerPoint[];
  /** What the bars show. */
  measure: Measure;
  /** What each is called. */
  names: Readonly<Record<Measure, string>>;
  /** Names a point: on the axis in short, in the tooltip in full. */
  shortDate: (day: string) => string;
  longDate: (day: string) => string;
  tokens: ChartTokens;
  format: Formats;
}

interface HoveredPoint {
  dataIndex: number;
}

/** Measures that are sums of money. */
export function isMoney(measure: Measure): boolean {
  return measure === 'paidCents' || measure === 'rewardCents';
}

/** A measure as it is written. */
export function formatMeasure(value: number, measure: Measure, format: Formats): string {
  return isMoney(measure) ? format.money(value) : format.integer(value);
}

/** Bars of one measure by days or months; the tooltip tells all of them. */
export function statisticsOption(chart: StatisticsChart): EChartsCoreOption {
  const { points, measure, names, shortDate, longDate, tokens, format } = chart;
  const unit = isMoney(measure) ? 100 : 1;
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
        const lines = measures.map((one) => ({
          name: names[one],
          color: one === measure ? color : 'transparent',
          value: formatMeasure(point[one], one, format),
        }));
        return tooltipContent(longDate(point.day), lines);
      },
    },
    series: [
      {
        name: names[measure],
        type: 'bar',
        barMaxWidth: 48,
        data: points.map((point) => point[measure] / unit),
        itemStyle: { color },
      },
    ],
  };
}
