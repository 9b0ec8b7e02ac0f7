import { describe, expect, it } from 'vitest';
import { type HistoryChartTheme, historyOptions } from './history-options.js';

const theme: HistoryChartTheme = {
  line: '#0a7493',
  surface: '#fff',
  raisedSurface: '#fff',
  grid: '#eee',
  axis: '#ccc',
  border: '#ccc',
  crosshair: '#888',
  text: '#666',
  strongText: '#111',
  font: 'sans-serif',
  monthShort: ({ m }) => `m${m}`,
  monthLong: ({ m, y }) => `m${m} ${y}`,
  unrankedLabel: 'not in the top 50',
};
const points = [
  { y: 2026, m: 9, pos: 4 },
  { y: 2026, m: 10, pos: null },
];

describe('position history chart', () => {
  const options = historyOptions(points, theme);

  it('has 1 at the top, 50 at the bottom and a tick every ten positions', () => {
    expect(options['yAxis']).toMatchObject({
      inverse: true,
      min: 1,
      max: 50,
      axisLabel: { customValues: [1, 10, 20, 30, 40, 50] },
    });
  });

  it('has gaps for months without a position', () => {
    expect(options['series']).toMatchObject([{ data: [4, null], connectNulls: false }]);
  });

  it('highlights the first search results page', () => {
    expect(options['series']).toMatchObject([{ markArea: { data: [[{ yAxis: 1 }, { yAxis: 10 }]] } }]);
  });

  it('reports months without a position in the tooltip', () => {
    const { formatter } = options['tooltip'] as { formatter: (params: unknown) => string };
    expect(formatter([{ dataIndex: 1 }])).toBe('m10 2026<br><b>not in the top 50</b>');
    expect(formatter([{ dataIndex: 0 }])).toBe('m9 2026<br><b>4</b>');
  });
});
