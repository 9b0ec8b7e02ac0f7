import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { readDomainSummaries } from '../../../server/modules/dashboards/domain-summaries.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { exportReport } from '../../../server/reports/export/export-report.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { readPageTree } from '../../../server/modules/page-tree/read-page-tree.js';
import { requireReport } from '../../../server/reports/report-registry.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { importContents } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

let reports: ReportDependencies;
beforeAll(async () => {
  const stores = await openTestStores();
  reports = { clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) };
  const rows = [
    'pot,1,https://unknown.example/,',
    'kettle,40,https://rare.example/,10',
    'kettle,1,https://common.example/,10',
    'stove,1,https://common.example/,30000',
  ];
  await importContents(
    stores,
    {
      'first.csv': ['keyword,position,url,ws', ...rows].join('\n'),
    },
    { base: 'gny', date: '2026-10-01' },
  );
});

const context = () => ({ viewer: unlimitedViewer, reports });
const expected = [
  ['common.example', 300 + 0.1, true],
  ['rare.example', 0.2 / 100 / 3, true],
  ['unknown.example', 0, false],
].map(([name, visits, hasVolumes]) => ({ name, vis: Math.round(Number(visits)), hasVolumes }));
const byName = (rows: readonly { name: string; vis: number; hasVolumes: boolean }[]) =>
  rows
    .map(({ name, vis, hasVolumes }) => ({ name, vis, hasVolumes }))
    .sort((first, second) => first.name.localeCompare(second.name));

it.each([
  ['visible-domains', {}],
  ['organic-competitors', { domain: 'rare.example', arguments: { top: 50 } }],
  ['site-pages', { domain: 'unknown.example' }],
])('rows of %s whose keywords have no volume have unknown visits', async (id, subject) => {
  const columns = id === 'site-pages' ? ['url', 'vis', 'has_volumes'] : ['name', 'vis', 'has_volumes'];
  const { rows } = await runReport(
    requireReport(id),
    { ...subject, base: 'gny', perPage: 25, columns },
    unlimitedViewer,
    reports,
  );
  const found = rows.map(({ name, vis, has_volumes: hasVolumes }) => ({
    name: typeof name === 'string' ? name : 'unknown.example',
    vis: Number(vis),
    hasVolumes: hasVolumes === 1,
  }));
  const names = new Set(found.map(({ name }) => name));
  expect(byName(found)).toEqual(expected.filter(({ name }) => names.has(String(name))));
  expect(names.size).toBe(id === 'visible-domains' ? 3 : 1);
});

it('summaries of domains and their histories have unknown visits without volumes', async () => {
  const names = ['common.example', 'rare.example', 'unknown.example'].map((name) => ({ name }));
  const summaries = (await readDomainSummaries(names, 'gny', reports, true)).filter((row) => row !== null);
  expect(byName(summaries)).toEqual(expected);
  expect(summaries.map(({ history }) => history.map(({ hasVolumes }) => hasVolumes))).toEqual([
    [true],
    [true],
    [false],
  ]);
  const dashboard = await readDomainDashboard('unknown.example', 'gny', context());
  expect([dashboard.vis, dashboard.hasVolumes]).toEqual([0, false]);
});

it('results of a keyword have unknown visits of domains without volumes', async () => {
  const { top } = await readKeywordDashboard('pot', 'gny', context());
  expect(top.map(({ domain, hasVolumes }) => [domain, hasVolumes])).toEqual([['unknown.example', false]]);
});

it.each([
  ['visible-domains', {}, ['name', 'vis'], 'unknown.example'],
  ['visible-domains', {}, ['vis', 'has_volumes', 'name'], 'unknown.example'],
  ['organic-keywords', { domain: 'unknown.example' }, ['word', 'ws'], 'pot'],
])('files of %s have empty cells for unknown values: columns %3$j', async (id, subject, columns, name) => {
  const query = { ...subject, base: 'gny', perPage: 25 };
  const report = await prepareReport(requireReport(id), query, { viewer: unlimitedViewer, deps: reports });
  const options = {
    format: 'csv',
    encoding: 'utf-8',
    language: 'en',
    byteOrderMark: false,
    columns,
  } as const;
  const lines = (await text(await exportReport(report, reports, options))).trim().split('\r\n');
  const row = lines.map((line) => line.split(',')).find((cells) => cells.includes(name));
  expect(row?.filter((_cell, index) => columns[index] === 'vis' || columns[index] === 'ws')).toEqual(['']);
  expect(lines.length).toBe(id === 'visible-domains' ? 4 : 2);
});

it('the page tree states whether the keywords of a domain have volumes', async () => {
  const trees = ['common.example', 'rare.example', 'unknown.example'].map((domain) =>
    readPageTree(domain, 'gny', null, reports),
  );
  expect((await Promise.all(trees)).map(({ hasVolumes }) => hasVolumes)).toEqual([true, true, false]);
});
