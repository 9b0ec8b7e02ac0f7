import type { ChartTokens } from './chart-tokens.js';

/** ECharts theme. */
export function chartTheme(tokens: ChartTokens) {
  const label = { fontSize: 12, color: tokens.t3, margin: 8 };
  return {
    color: tokens.series,
    backgroundColor: 'transparent',
    animation: false,
    textStyle: { fontFamily: tokens.font, fontSize: 12, color: tokens.t3 },
    grid: { left: 34, right: 104, top: 14, bottom: 24 },
    categoryAxis: {
      axisLine: { show: true, lineStyle: { color: tokens.line2 } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: label,
    },
    valueAxis: {
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { show: true, lineStyle: { color: tokens.grid, width: 1, type: 'solid' } },
      axisLabel: label,
      splitNumber: 4,
    },
    line: {
      lineStyle: { width: 2 },
      smooth: false,
      symbol: 'circle',
      symbolSize: 7,
      showSymbol: false,
      itemStyle: { color: tokens.surface, borderWidth: 2 },
      emphasis: { scale: false, focus: 'none' },
    },
    bar: { barCategoryGap: '34%', itemStyle: { borderRadius: 0 }, emphasis: { disabled: true } },
    tooltip: {
      backgroundColor: tokens.raised,
      borderColor: tokens.line2,
      borderWidth: 1,
      borderRadius: 4,
      padding: 10,
      shadowBlur: 0,
      shadowColor: 'transparent',
      textStyle: { fontFamily: tokens.font, fontSize: 12, color: tokens.t1 },
      axisPointer: { type: 'line', lineStyle: { color: tokens.control, width: 1, type: [2, 3] } },
      transitionDuration: 0,
    },
  };
}
