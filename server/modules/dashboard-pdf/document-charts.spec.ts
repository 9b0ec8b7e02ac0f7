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
