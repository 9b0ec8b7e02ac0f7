import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import type { Formats } from '../../i18n/use-format.js';
import type { Report } from './keywords-grid.js';

/** What every chart is drawn with. */
interface Drawing {
  tokens: ChartTokens;
  format: Formats;
}

interface Hovered {
  dataIndex: number;
}

/** A line over the dates, the oldest first; null where nothing is known. */
interface DateLine {
  name: string;
  values: readonly (number | null)[];
}

/** The five fills of the depth scale, then two quiet ones for what stands outside of it; none for what was not checked. */
export function topsFills(tokens: Drawing['tokens']): string[] {
  return [...tokens.depth, tokens.line2, tokens.grid, 'transparent'];
}

/** Keywords by tops, stacked by date, the oldest first; below the tops those that are lower and those not checked. */
export function topsOption(
  dates: Report['dates'],
  names: readonly string[],
  { tokens, format }: Drawing,
): EChartsCoreOption {
  const visible = [...dates].reverse();
  const parts = visible.map(({ tops: topResults, beyond, unchecked }) => [...topResults, beyond, unchecked]);
  const fills = topsFills(tokens);
  return {
    grid: { left: 40, right: 4, top: 14, bottom: 24 },
    xAxis: { type: 'category', data: visible.map(({ date }) => format.day(date)) },
    yAxis: { type: 'value', minInterval: 1 },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: Hovered[]) => {
        const at = hovered[0]?.dataIndex ?? 0;
        const lines = names.map((name, part) => ({
          name,
          color: fills[part] ?? '',
          value: format.integer(parts[at]?.[part] ?? 0),
        }));
        return tooltipContent(format.day(visible[at]?.date ?? ''), lines);
      },
    },
    series: names.map((name, part) => ({
      name,
      type: 'bar',
      stack: 'tops',
      barMaxWidth: 64,
      data: parts.map((counts) => counts[part]),
      itemStyle: { color: fills[part], borderColor: tokens.surface, borderWidth: 0.5 },
    })),
  };
}

/** Lines over the dates. `isReversed`: the least value stands on top, as of positions. */
export function linesOption(
  dates: readonly string[],
  lines: readonly DateLine[],
  how: { isReversed: boolean; unit: (value: number | null | undefined) => string },
  { tokens, format }: Drawing,
): EChartsCoreOption {
  return {
    // To the right there is place for the names at the ends of several lines.
    grid: { left: 44, right: lines.length > 1 ? 150 : 24, top: 14, bottom: 24 },
    xAxis: { type: 'category', data: dates.map((date) => format.day(date)) },
    yAxis: {
      type: 'value',
      inverse: how.isReversed,
      min: how.isReversed ? 1 : 0,
      minInterval: 1,
      axisLabel: { formatter: (value: number) => how.unit(value) },
    },
    tooltip: {
      trigger: 'axis',
      formatter: (hovered: Hovered[]) => {
        const at = hovered[0]?.dataIndex ?? 0;
        const message = lines.map(({ name, values }, place) => ({
          name,
          color: tokens.series[place] ?? '',
          value: how.unit(values[at]),
        }));
        return tooltipContent(format.day(dates[at] ?? ''), message);
      },
    },
    series: lines.map(({ name, values }, place) => ({
      name,
      type: 'line',
      data: [...values],
      connectNulls: false,
      showSymbol: true,
      symbolSize: 6,
      lineStyle: { color: tokens.series[place], width: 2, type: place > 2 ? [6, 3] : 'solid' },
      itemStyle: { borderColor: tokens.series[place], color: tokens.series[place] },
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
