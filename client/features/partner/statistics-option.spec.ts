import { BarChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { expect, it } from 'vitest';
import { createFormats } from '../../i18n/use-format.js';
import { type Measure, type PartnerPoint } from './partner-points.js';
import { statisticsOption } from './statistics-option.js';

use([BarChart, GridComponent, SVGRenderer]);

const points: PartnerPoint[] = ['2026-11-22', '2026-11-23'].map((day, index) => ({
  day,
  visits: index,
  registrations: 0,
  payments: 0,
  paidCents: 0,
  rewardCents: index * 980,
}));
const tokens = { series: ['#123456'], t1: '#000', surface: '#fff', font: 'serif' } as never;
const names = {
  visits: 'Visits',
  registrations: 'New',
  payments: 'Payments',
  paidCents: 'Paid',
  rewardCents: 'Rewards',
};

/** Axis labels and tooltip of the rendered chart. */
function tooltipLines(measure: Measure, hoveredPoints = points): string[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 400, height: 232 });
  const option = statisticsOption({
    points: hoveredPoints,
    measure,
    names,
    shortDate: (day) => day.slice(5),
    longDate: (day) => day,
    tokens,
    format: createFormats('en'),
  });
  chart.setOption({ ...option, animation: false, tooltip: undefined });
  const svgTexts = [...chart.renderToSVGString().matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);
  chart.dispose();
  return svgTexts;
}

it('uses distinct integer axis labels for small counts', () => {
  expect(tooltipLines('visits')).toEqual(expect.arrayContaining(['0', '1', '11-22', '11-23']));
  expect(tooltipLines('visits').filter((text) => text.includes('.'))).toEqual([]);
});

it('formats money measures as money', () => {
  expect(tooltipLines('rewardCents')).toEqual(expect.arrayContaining(['$0', '$10']));
});
