import { type EChartsCoreOption, init, use } from 'echarts/core';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { SVGRenderer } from 'echarts/renderers';
import { expect, it } from 'vitest';
import { createFormats } from '../../i18n/use-format.js';

import type { HistoryPoint } from './dashboard-types.js';
import { positionHistoryOption } from './position-history-option.js';
import { isMonthly, pointsOfMonths } from './month-labels.js';
import { monthLinesOption } from './month-lines-option.js';

use([BarChart, LineChart, GridComponent, SVGRenderer]);

const pointAt = (date: string): HistoryPoint => ({
  date,
  it1: 0,
  it3: 0,
  it5: 0,
  it10: 0,
  it50: 0,
  vis: 0,
  hasVolumes: true,
  pagesinindex: 0,
  adkeyscnt: 0,
  adscnt: 0,
  adtraf: 0,
});
const tokens = { series: ['#000'], depth: [], t1: '#000', surface: '#fff', font: 'serif' } as never;

/** Renders a chart and returns the labels of its value axis. */
function readAxisLabels(option: EChartsCoreOption): (string | undefined)[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 400, height: 148 });
  chart.setOption({ ...option, animation: false, tooltip: undefined });
  const axisNumbers = [...chart.renderToSVGString().matchAll(/>(\d+)<\/text>/g)].map(([, number]) => number);
  chart.dispose();
  return axisNumbers.sort();
}

it('labels the axis of small values with unique integers', () => {
  const points = ['2026-09-01', '2026-10-01'].map(pointAt);
  const chartInput = { points, tokens, format: createFormats('en'), isNarrow: false };
  expect(
    readAxisLabels(monthLinesOption([{ name: 'Ads', color: '#000', values: [0, 1] }], chartInput)),
  ).toEqual(['0', '1']);
  const fewKeywords = points.map((point, index) => ({
    ...point,
    it1: index,
    it3: index,
    it5: index,
    it10: index,
    it50: index,
  }));
  expect(
    readAxisLabels(positionHistoryOption({ ...chartInput, points: fewKeywords, topName: 'Top' })),
  ).toEqual(['0', '1']);
});

it('counts two snapshots of one month as one month', () => {
  expect(isMonthly(['2026-10-01', '2026-10-12'].map(pointAt))).toBe(false);
  expect(isMonthly(['2026-09-12', '2026-10-12'].map(pointAt))).toBe(true);
});

it('selects three calendar months regardless of the number of snapshots', () => {
  const dates = ['2025-12-01', '2026-07-30', '2026-08-01', '2026-08-10', '2026-08-20', '2026-10-01'];
  expect(pointsOfMonths(dates.map(pointAt), 3).map(({ date }) => date)).toEqual(dates.slice(2));
});
