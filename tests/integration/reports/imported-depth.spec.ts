import { beforeAll, expect, it } from 'vitest';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { buildDashboardDocument } from '../../../server/modules/dashboard-pdf/dashboard-document.js';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { importContents } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

let reports: ReportDependencies;
beforeAll(async () => {
  const stores = await openTestStores();
  reports = { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) };
  const results = (depth: number, word: string, host: string) =>
    Array.from({ length: depth }, (_, index) => `${word},${index + 1},https://${host}${index + 1}.example/`);
  const importRows = (rows: readonly string[], options: { date: string; domain?: string }) =>
    importContents(
      stores,
      { 'results.csv': ['keyword,position,url', ...rows].join('\n') },
      { base: 'gny', ...options },
    );
  await importRows([...results(10, 'pot', 'short'), ...results(7, 'kettle', 'short')], {
    date: '2026-10-01',
  });
  await importRows(results(50, 'stove', 'long'), { date: '2026-10-12' });
  await importRows(['pan,3,https://exported.example/'], { date: '2026-09-01', domain: 'exported.example' });
});

const dashboardOf = (name: string) => readDomainDashboard(name, 'gny', { viewer: unlimitedViewer, reports });

it.each([
  ['short7.example', 10],
  ['long7.example', null],
  ['exported.example', null],
])('results of %s were imported down to position %s', async (name, depth) => {
  expect((await dashboardOf(name)).positionsDepth).toBe(depth);
});

it('the PDF names the last imported position and leaves lower ones unknown', async () => {
  const dashboard = await dashboardOf('short7.example');
  const database = await reports.bases.byCode('gny');
  const source = { dashboard, database, competitor: undefined, logo: null, language: 'en' } as const;
  const { subtitle, depthNow } = buildDashboardDocument({ ...source, now: new Date('2026-11-01') });
  expect(subtitle).toContain('positions 1 Oct 2026; imported down to position 10');
  expect(depthNow.rows.map((cells) => cells.map(({ text }) => text).slice(0, 3))).toEqual([
    ['Top 1', '0', '0.0%'],
    ['2–3', '0', '0.0%'],
    ['4–5', '0', '0.0%'],
    ['6–10', '2', '100.0%'],
    ['11–50', '–', '–'],
  ]);
});
