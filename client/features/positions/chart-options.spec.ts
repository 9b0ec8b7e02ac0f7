import { expect, it } from 'vitest';
import { createFormats } from '../../i18n/use-format.js';
import { lineChartOption } from './chart-options.js';

const tokens = { series: ['#000'], t1: '#000', surface: '#fff', font: 'serif' } as never;
const formatValue = (value: number | null | undefined) => `${value ?? ''} %`;

/** End of the value axis for data up to a maximum; null if the chart selects it. */
function axisEnd(maxValue: number, limit?: number): unknown {
  const option = lineChartOption(
    ['2026-10-12'],
    [{ name: 'a.example', values: [maxValue] }],
    { isReversed: false, formatValue, ...(limit === undefined ? {} : { limit }) },
    { tokens, format: createFormats('en') },
  );
  const { max } = option['yAxis'] as { max: (extent: { max: number }) => unknown };
  return max({ max: maxValue });
}

it('never extends an axis of percentages beyond 100', () => {
  expect([100, 100.000_001, 97, 81].map((value) => axisEnd(value, 100))).toEqual([100, 100, 100, 100]);
});

it('lets the chart select the end for small percentages and for values without a limit', () => {
  expect([axisEnd(12, 100), axisEnd(100)]).toEqual([null, null]);
});
