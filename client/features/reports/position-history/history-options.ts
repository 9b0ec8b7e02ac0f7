import type { EChartsCoreOption } from 'echarts/core';
import { maxSerpPosition } from '../../../../server/contract/depth.js';
import type { HistoryPoint } from './history-span.js';

/** Colours and labels of the chart. */
export interface HistoryLook {
  line: string;
  surface: string;
  raised: string;
  grid: string;
  axis: string;
  edge: string;
  cross: string;
  text: string;
  strong: string;
  font: string;
  monthShort: (point: HistoryPoint) => string;
  monthLong: (point: HistoryPoint) => string;
  outside: string;
}

/** Axis ticks: 1 at the top, the maximum depth at the bottom. */
const ticks = [1, 10, 20, 30, 40, maxSerpPosition];

/** Monthly position chart: inverted axis, highlighted top 10, gaps for unranked months. */
export function historyOptions(points: readonly HistoryPoint[], look: HistoryLook): EChartsCoreOption {
  const label = { color: look.text, fontSize: 12, margin: 8 };
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily: look.font, fontSize: 12, color: look.text },
    grid: { left: 26, right: 16, top: 8, bottom: 24 },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: points.map(look.monthShort),
      axisLine: { lineStyle: { color: look.axis }, onZero: false },
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
      backgroundColor: look.raised,
      borderColor: look.edge,
      borderRadius: 4,
      padding: 10,
      shadowBlur: 0,
      textStyle: { color: look.strong, fontSize: 12, fontFamily: look.font },
      axisPointer: { type: 'line', lineStyle: { color: look.cross, type: [2, 3] } },
      formatter: (params: unknown) => tooltipText(points[indexOf(params)], look),
    },
    series: [
      {
        type: 'line',
        data: points.map(({ pos }) => pos),
        connectNulls: false,
        symbol: 'circle',
        symbolSize: 6,
        showSymbol: true,
        lineStyle: { width: 2, color: look.line },
        itemStyle: { color: look.surface, borderColor: look.line, borderWidth: 1.75 },
        emphasis: { scale: false, itemStyle: { color: look.line, borderColor: look.line } },
        markArea: {
          silent: true,
          itemStyle: { color: look.line, opacity: 0.08 },
          data: [[{ yAxis: 1 }, { yAxis: 10 }]],
        },
        markLine: {
          silent: true,
          symbol: 'none',
          z: 1,
          label: { show: false },
          lineStyle: { color: look.grid, type: 'solid', width: 1 },
          data: ticks.slice(0, -1).map((yAxis) => ({ yAxis })),
        },
      },
    ],
  };
}

/** Point index of a tooltip; echarts passes untyped parameters. */
function indexOf(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params.at(0) : params;
  const index: unknown =
    typeof first === 'object' && first !== null && 'dataIndex' in first ? first.dataIndex : undefined;
  return typeof index === 'number' ? index : -1;
}

function tooltipText(point: HistoryPoint | undefined, look: HistoryLook): string {
  return point ? `${look.monthLong(point)}<br><b>${point.pos ?? look.outside}</b>` : '';
}
