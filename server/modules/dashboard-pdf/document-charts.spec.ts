import { expect, it } from 'vitest';
import type { DomainHistoryPoint } from '../dashboards/domain-dashboard.type.js';
import { buildVisitsChart } from './document-charts.js';

const points = ['2026-09-01', '2026-10-01'].map(
  (date) => ({ date, vis: 0, adtraf: 0 }) as DomainHistoryPoint,
);

it.each([
  [null, 'This database has no search volumes yet.', 0],
  ['2026-10-01', 'Sep 2026 – Oct 2026', 1],
])('describes zero visits with volumes dated %s as: %s', (volumesDate, subtitle, lines) => {
  const chart = buildVisitsChart(points, undefined, { database: { volumesDate }, language: 'en' });
  expect([chart.subtitle, chart.series.length]).toEqual([subtitle, lines]);
});
