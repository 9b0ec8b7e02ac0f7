import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';
import type { Report } from './report-rows.js';

/** Theme tokens and number formats of a chart. */
interface ChartStyle {
  tokens: ChartTokens;
  format: Formats;
}

interface HoveredPoint {
  dataIndex: number;
}

/** Values by date, oldest first; null for missing ones. */
interface DateSeries {
  name: string;
  values: readonly (number | null)[];
}

/** Colors of the five position buckets, of deeper positions and of unchecked keywords. */
export function bucketColors(tokens: ChartStyle['tokens']): string[] {
  return [...tokens.depth, tokens.line2, tokens.grid, 'transparent'];
}

/** Stacked bars of keywords by position bucket for each date, oldest first. */
export function bucketsOption(
  dates: Report['dates'],
  names: readonly string[],
  { tokens, format }: ChartStyle,
): EChartsCoreOption {
  const oldestFirst = [...dates].reverse();
  const countsByDate = oldestFirst.map(({ tops: bucketCounts, beyond, unchecked }) => [
    ...bucketCounts,
    beyond,
    unchecked,
  ]);
  const colors = bucketColors(tokens);
  return {
    grid: { left: 40, right: 4, top: 14, bottom: 24 },
    xAxis: { type: 'category', data: oldestFirst.map(({ date }) => format.day(date)) },
    yAxis: { type: 'value', minInterval: 1 },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: HoveredPoint[]) => {
        const index = hovered[0]?.dataIndex ?? 0;
        const lines = names.map((name, bucket) => ({
          name,
          color: colors[bucket] ?? '',
          value: format.integer(countsByDate[index]?.[bucket] ?? 0),
        }));
        return tooltipContent(format.day(oldestFirst[index]?.date ?? ''), lines);
      },
    },
    series: names.map((name, bucket) => ({
      name,
      type: 'bar',
      stack: 'tops',
      barMaxWidth: 64,
      data: countsByDate.map((counts) => counts[bucket]),
      itemStyle: { color: colors[bucket], borderColor: tokens.surface, borderWidth: 0.5 },
    })),
  };
}

/** Value axis of a line chart. */
interface ValueAxis {
  /** Puts the minimum at the top, as positions require. */
  isReversed: boolean;
  /** Largest possible value, such as 100 of percentages. */
  limit?: number;
  formatValue: (value: number | null | undefined) => string;
}

/** Line chart by date. */
export function lineChartOption(
  dates: readonly string[],
  lines: readonly DateSeries[],
  axis: ValueAxis,
  { tokens, format }: ChartStyle,
): EChartsCoreOption {
  return {
    // The right margin contains the series names.
    grid: { left: 44, right: lines.length > 1 ? 150 : 24, top: 14, bottom: 24 },
    xAxis: { type: 'category', data: dates.map((date) => format.day(date)) },
    yAxis: {
      type: 'value',
      inverse: axis.isReversed,
      min: axis.isReversed ? 1 : 0,
      max: (extent: { max: number }) => endOfAxis(extent.max, axis.limit),
      minInterval: 1,
      axisLabel: { formatter: (value: number) => axis.formatValue(value) },
    },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: HoveredPoint[]) => {
        const index = hovered[0]?.dataIndex ?? 0;
        const tooltipLines = lines.map(({ name, values }, index) => ({
          name,
          color: tokens.series[index] ?? '',
          value: axis.formatValue(values[index]),
        }));
        return tooltipContent(format.day(dates[index] ?? ''), tooltipLines);
      },
    },
    series: lines.map(({ name, values }, index) => ({
      name,
      type: 'line',
      data: [...values],
      connectNulls: false,
      showSymbol: true,
      symbolSize: 6,
      lineStyle: { color: tokens.series[index], width: 2, type: index > 2 ? [6, 3] : 'solid' },
      itemStyle: { borderColor: tokens.series[index], color: tokens.series[index] },
      endLabel: {
        show: lines.length > 1,
        formatter: name.length > 20 ? `${name.slice(0, 19)}…` : name,
        color: tokens.t1,
        fontFamily: tokens.font,
        fontSize: 12,
      },
      labelLayout: { moveOverlap: 'shiftY' },
    })),
  };
}

/** Ends the axis at the limit once the automatic end could exceed it. Null selects the automatic end. */
function endOfAxis(maxValue: number, limit: number | undefined): number | null {
  return limit !== undefined && maxValue > limit * 0.8 ? limit : null;
}
