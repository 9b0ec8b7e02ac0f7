import { expect, it } from 'vitest';
import type { DomainHistoryPoint } from '../dashboards/domain-dashboard.type.js';
import { buildVisitsChart } from './document-charts.js';

it.each([
  [false, 'The keywords of this domain have no search volumes yet.', 0],
  [true, 'Sep 2026 – Oct 2026', 1],
])('describes zero visits with known volumes %s as: %s', (hasVolumes, subtitle, lines) => {
  const points = ['2026-09-01', '2026-10-01'].map(
    (date) => ({ date, vis: 0, hasVolumes, adtraf: 0 }) as DomainHistoryPoint,
  );
  const chart = buildVisitsChart(points, undefined, 'en');
  expect([chart.subtitle, chart.series.length]).toEqual([subtitle, lines]);
});

it('draws no line of a competitor whose data ended before the domain’s first point', () => {
  const pointsOn = (...dates: string[]) =>
    dates.map((date) => ({ date, vis: 5, hasVolumes: true, adtraf: 0 }) as DomainHistoryPoint);
  const namesWith = (...dates: string[]) =>
    buildVisitsChart(
      pointsOn('2026-09-01', '2026-10-01'),
      { name: 'rival.example', history: pointsOn(...dates) },
      'en',
    ).series.map(({ name, values }) => [name, values]);
  expect(namesWith('2020-08-30')).toEqual([['SEO', [5, 5]]]);
  expect(namesWith('2026-09-01')).toEqual([
    ['SEO', [5, 5]],
    ['rival', [5, null]],
  ]);
});
