import type { EChartsCoreOption } from 'echarts/core';
import { maxSerpPosition } from '../../../../server/contract/reports/depth.js';
import type { HistoryPoint } from './history-span.js';

/** Colours, font and label formatters of the chart. */
export interface HistoryChartTheme {
  line: string;
  surface: string;
  raisedSurface: string;
  grid: string;
  axis: string;
  border: string;
  crosshair: string;
  text: string;
  strongText: string;
  font: string;
  monthShort: (point: HistoryPoint) => string;
  monthLong: (point: HistoryPoint) => string;
  unrankedLabel: string;
}

/** Axis ticks: 1 at the top, the maximum depth at the bottom. */
const ticks = [1, 10, 20, 30, 40, maxSerpPosition];

/** Monthly position chart: inverted axis, highlighted top 10, gaps for unranked months. */
export function historyOptions(points: readonly HistoryPoint[], theme: HistoryChartTheme): EChartsCoreOption {
  const label = { color: theme.text, fontSize: 12, margin: 8 };
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: theme.font, fontSize: 12, color: theme.text },
    grid: { left: 26, right: 16, top: 8, bottom: 24 },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: points.map(theme.monthShort),
      axisLine: { lineStyle: { color: theme.axis }, onZero: false },
      axisTick: { show: false },
      axisLabel: label,
    },
    yAxis: {
      type: 'value',
      inverse: true,
      min: 1,
      max: maxSerpPosition,
      axisLine: { show: false },
      axisTick: { show: false, customValues: ticks },
      axisLabel: { ...label, customValues: ticks },
      splitLine: { show: false },
    },
    tooltip: {
      trigger: 'axis',
      backgroundColor: theme.raisedSurface,
      borderColor: theme.border,
      borderRadius: 4,
      padding: 10,
      shadowBlur: 0,
      textStyle: { color: theme.strongText, fontSize: 12, fontFamily: theme.font },
      axisPointer: { type: 'line', lineStyle: { color: theme.crosshair, type: [2, 3] } },
      formatter: (params: unknown) => formatTooltip(points[parseDataIndex(params)], theme),
    },
    series: [
      {
        type: 'line',
        data: points.map(({ pos }) => pos),
        connectNulls: false,
        symbol: 'circle',
        symbolSize: 6,
        showSymbol: true,
        lineStyle: { width: 2, color: theme.line },
        itemStyle: { color: theme.surface, borderColor: theme.line, borderWidth: 1.75 },
        emphasis: { scale: false, itemStyle: { color: theme.line, borderColor: theme.line } },
        markArea: {
          silent: true,
          itemStyle: { color: theme.line, opacity: 0.08 },
          data: [[{ yAxis: 1 }, { yAxis: 10 }]],
        },
        markLine: {
          silent: true,
          symbol: 'none',
          z: 1,
          label: { show: false },
          lineStyle: { color: theme.grid, type: 'solid', width: 1 },
          data: ticks.slice(0, -1).map((yAxis) => ({ yAxis })),
        },
      },
    ],
  };
}

/** Index of the hovered point. ECharts passes untyped parameters. */
function parseDataIndex(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params.at(0) : params;
  const index: unknown =
    typeof first === 'object' && first !== null && 'dataIndex' in first ? first.dataIndex : undefined;
  return typeof index === 'number' ? index : -1;
}

function formatTooltip(point: HistoryPoint | undefined, theme: HistoryChartTheme): string {
  return point ? `${theme.monthLong(point)}<br><b>${point.pos ?? theme.unrankedLabel}</b>` : '';
}
