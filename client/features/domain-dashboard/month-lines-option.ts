import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import { tooltipContent } from '../../components/chart/chart-tooltip.js';
import { monthAxes } from '../../components/chart/month-axes.js';
import type { Formats } from '../../i18n/use-format.js';
import type { HistoryPoint } from './dashboard-types.js';
import { monthTitle } from './month-labels.js';

interface MonthLines {
  points: readonly HistoryPoint[];
  tokens: ChartTokens;
  format: Formats;
  isNarrow: boolean;
}

/** A line of a monthly chart. */
export interface Line {
  name: string;
  color: string;
  values: readonly (number | null)[];
  /** Dash pattern; compared lines beyond the first use different ones. */
  dash?: number[];
}

interface HoveredPoint {
  dataIndex: number;
}

/** Monthly line chart with labels at the line ends. The first line has a filled area. */
export function monthLinesOption(lines: readonly Line[], chart: MonthLines): EChartsCoreOption {
  const { points, format, isNarrow } = chart;
  return {
    // The right margin fits the widest label: ten Cyrillic letters and a number.
    grid: { left: 40, right: isNarrow ? 104 : 136, top: 14, bottom: 24 },
    ...monthAxes(points, format),
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
    series: lines.map((line, index) => createSeries(line, index === 0, chart)),
  };
}

function createSeries(
  { name, color, values, dash }: Line,
  isFirst: boolean,
  { tokens, format, isNarrow }: MonthLines,
): object {
  const shortName = name.length > 11 ? `${name.slice(0, 10)}…` : name;
  return {
    name,
    type: 'line',
    data: values,
    connectNulls: true,
    showSymbol: values.length === 1,
    lineStyle: dash ? { color, width: 1.5, type: dash } : { color, width: 2 },
    itemStyle: { borderColor: color },
    areaStyle: isFirst ? { color, opacity: 0.08 } : undefined,
    endLabel: {
      show: true,
      formatter:
        `{dot|}  ${shortName} ${isNarrow ? '' : format.short(values.findLast((value) => value !== null))}`.trim(),
      color: tokens.t1,
      fontFamily: tokens.font,
      fontSize: 12,
      rich: { dot: { backgroundColor: color, width: 9, height: 9, borderRadius: 4.5 } },
    },
    labelLayout: { moveOverlap: 'shiftY' },
  };
}
