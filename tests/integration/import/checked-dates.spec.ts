import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withKeywordDates } from '../../../server/ingest/group/group-date.js';
import { buildDashboardDocument } from '../../../server/modules/dashboard-pdf/dashboard-document.js';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { readAdHistory } from '../../../server/modules/dashboards/domain-history.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { readPageTree } from '../../../server/modules/page-tree/read-page-tree.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { withPublicColumns } from '../../../server/reports/engine/public-columns.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { importContents } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
const [september, october, november] = ['2026-09-28', '2026-10-12', '2026-11-26'] as const;
const keywords = Array.from({ length: 20 }, (_, number) => `keyword ${number}`);

/**
 * `touched` ranks for all keywords, its page `/late` for the last ones only. `untouched` ranks and advertises for
 * keywords that the check in November does not contain.
 */
const rowsOf = (date: string, words: readonly string[], shift: number) =>
  words.flatMap((word) => {
    const number = Number(word.split(' ')[1]);
    const isLate = number >= 10;
    return [
      `organic,${word},${1 + shift},https://touched.example/${isLate ? 'late' : 'early'},${date},100`,
      ...(isLate
        ? [
            `organic,${word},${11 + shift},https://untouched.example/,${date},100`,
            `ad,${word},1,https://untouched.example/,${date},100`,
          ]
        : [`organic,${word},${21 + shift},https://third.example/,${date},100`]),
    ];
  });

beforeAll(async () => {
  stores = await openTestStores();
  const imports = [
    [...rowsOf(september, keywords, 3), ...rowsOf(october, keywords, 1)],
    rowsOf(november, keywords.slice(0, 8), 0),
  ];
  for (const rows of imports) {
    const table = ['type,keyword,position,url,date,ws', ...rows].join('\n');
    await importContents(stores, { 'results.csv': table }, { base: 'gny' });
  }
}, 240_000);

const reports = () => ({ clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) });
const context = () => ({ viewer: unlimitedViewer, reports: reports() });
const run = (id: string, query: ReportQuery) =>
  runReport(findReport(id) ?? expect.fail(id), query, unlimitedViewer, reports());

const octoberOnly = { positionsDate: october, positionsRange: null };
const octoberAndLater = {
  positionsDate: october,
  positionsRange: { newer: 8, oldest: october, newest: november },
};

describe('after a check of 8 of 20 keywords', () => {
  it.each([
    ['organic-keywords', { domain: 'untouched.example' }, octoberOnly],
    ['site-pages', { domain: 'untouched.example' }, octoberOnly],
    ['ad-keywords', { domain: 'untouched.example' }, octoberOnly],
    ['page-keywords', { domain: 'touched.example', pageUrl: '/late' }, octoberOnly],
    ['similar-keywords', { keyword: 'keyword 12' }, octoberOnly],
    ['organic-keywords', { domain: 'touched.example' }, octoberAndLater],
    ['keyword-search', {}, octoberAndLater],
    ['comparison', { arguments: { incl: 'touched.example,untouched.example' } }, octoberAndLater],
    [
      'page-keywords',
      { domain: 'touched.example', pageUrl: '/early' },
      { positionsDate: november, positionsRange: { newer: 0, oldest: october, newest: november } },
    ],
    ['similar-keywords', { keyword: 'keyword 2' }, { positionsDate: november, positionsRange: null }],
  ] satisfies [string, ReportQuery, object][])(
    '%s %j has the date of its keywords',
    async (id, query, dates) => {
      expect(await run(id, query)).toMatchObject(dates);
    },
  );

  it('changes are those since the results before the keyword’s own', async () => {
    const untouched = await run('organic-keywords', { domain: 'untouched.example' });
    expect(untouched.comparedDate).toBe(september);
    expect(new Set(untouched.rows.map(({ delta }) => delta))).toEqual(new Set([2]));
    const touched = await run('organic-keywords', { domain: 'touched.example', perPage: 100 });
    const deltas = touched.rows.map(({ word, delta }) => [word, delta]);
    expect(Object.fromEntries(deltas)).toMatchObject({ 'keyword 0': 1, 'keyword 12': 2 });
    expect((await run('organic-keywords', { domain: 'touched.example' })).comparedDate).toBe(september);
  });

  it('changes over days count from the date of each keyword', async () => {
    const touched = await run('organic-keywords', { domain: 'touched.example', perPage: 100, forDay: 7 });
    const deltas = touched.rows.map(({ word, delta }) => [word, delta]);
    // October is more than 7 days before November, and September before October.
    expect(Object.fromEntries(deltas)).toMatchObject({ 'keyword 0': 1, 'keyword 12': 2 });
    const month = await run('organic-keywords', { domain: 'touched.example', perPage: 100, forDay: 30 });
    // Nothing is 30 days older than October.
    expect(Object.fromEntries(month.rows.map(({ word, delta }) => [word, delta]))).toMatchObject({
      'keyword 0': 1,
      'keyword 12': 0,
    });
    expect([touched.comparedDate, month.comparedDate]).toEqual([september, null]);
  });

  it('summaries have the dates and no point for a date without results of the domain', async () => {
    const untouched = await readDomainDashboard('untouched.example', 'gny', context(), {
      parts: ['history'],
    });
    expect(untouched).toMatchObject(octoberOnly);
    expect(untouched.history.map(({ date }) => date)).toEqual([september, october]);
    const touched = await readDomainDashboard('touched.example', 'gny', context(), { parts: ['history'] });
    expect(touched).toMatchObject(octoberAndLater);
    expect(touched.history.map(({ date }) => date)).toEqual([september, october, november]);
    expect(await readPageTree('untouched.example', 'gny', null, reports())).toMatchObject(octoberOnly);
    expect(await readPageTree('touched.example', 'gny', null, reports())).toMatchObject(octoberAndLater);
    const keyword = await readKeywordDashboard('keyword 12', 'gny', context());
    expect(keyword.positionsDate).toBe(october);
  });

  it('group reports record the date of most of their keywords and the range', async () => {
    const {
      id: base,
      generation,
      positionsDate,
    } = await new BaseCatalogueService(stores.postgres).byCode('gny');
    const group = {
      id: randomUUID(),
      report: 1,
      base,
      generation,
      positionsDate,
      positionsRange: null,
      domains: ['touched.example'],
      top: 50,
    };
    expect(await withKeywordDates(stores, group)).toEqual({ ...group, ...octoberAndLater });
    const untouched = { ...group, domains: ['untouched.example'] };
    expect(await withKeywordDates(stores, untouched)).toEqual({ ...untouched, ...octoberOnly });
  });

  it('the PDF names the date and the newer keywords', async () => {
    const deps = reports();
    const dashboard = await readDomainDashboard('touched.example', 'gny', context());
    const database = await deps.bases.byCode('gny');
    const documentOf = (language: 'en' | 'ru', today: string) => {
      const source = { dashboard, database, competitor: undefined, logo: null, language };
      return buildDashboardDocument({ ...source, now: new Date(today) });
    };
    const current = documentOf('en', november);
    expect(current.subtitle).toContain('positions 12 Oct 2026; 8 keywords newer');
    expect(current.warnings).toEqual([]);
    const outdated = documentOf('ru', '2027-05-01');
    expect(outdated.subtitle).toContain('позиции 12 окт. 2026; у 8 фраз новее');
    expect(outdated.warnings.join()).toContain('Большинство позиций от 12 окт. 2026');
  });
});

describe('the date since which a domain has its position', () => {
  const positions: Readonly<Record<string, readonly [number, number, number]>> = {
    held: [5, 5, 5],
    moved: [5, 4, 4],
    back: [7, 0, 7],
    fresh: [0, 0, 3],
  };
  const since = { held: september, moved: october, back: november, fresh: november };

  beforeAll(async () => {
    const rows = [september, october, november].flatMap((date, index) =>
      Object.entries(positions).flatMap(([word, places]) => [
        `${word},1,https://first.example/,${date}`,
        ...(places[index] === 0 ? [] : [`${word},${places[index]},https://mine.example/page,${date}`]),
      ]),
    );
    const table = ['keyword,position,url,date', ...rows].join('\n');
    await importContents(stores, { 'results.csv': table }, { base: 'gru' });
    const twoDates = ['keyword,position,url,date', ...rows.filter((row) => !row.endsWith(november))];
    await importContents(stores, { 'results.csv': twoDates.join('\n') }, { base: 'gmns' });
  });

  const sinceOf = async (id: string, query: ReportQuery) => {
    const definition = withPublicColumns(findReport(id) ?? expect.fail(id));
    const { rows } = await runReport(definition, query, unlimitedViewer, reports());
    return Object.fromEntries(rows.map(({ word, serpf }) => [String(word), serpf] as const));
  };

  it.each([
    ['organic-keywords', { domain: 'mine.example' }],
    ['page-keywords', { domain: 'mine.example', pageUrl: '/page' }],
    ['organic-keywords', { domain: 'mine.example', sort: 'serpf|desc,word|asc' }],
  ] satisfies [string, ReportQuery][])('comes from the history of three dates: %s %j', async (id, query) => {
    expect(await sinceOf(id, { ...query, base: 'gru' })).toEqual(since);
  });

  it('is a column for filters', async () => {
    const query = { domain: 'mine.example', base: 'gru', filter: `serpf>=${october}` };
    const { held: _, ...newer } = since;
    expect(await sinceOf('organic-keywords', query)).toEqual(newer);
    expect(await sinceOf('organic-keywords', { ...query, filter: 'serpfLIKE09.2026' })).toEqual({
      held: september,
    });
  });

  it('comes from the stored positions of two dates', async () => {
    expect(await sinceOf('organic-keywords', { domain: 'mine.example', base: 'gmns' })).toEqual({
      held: september,
      moved: october,
    });
  });

  it('is the date of the newest results for a lost keyword and for rows without a position', async () => {
    expect(await sinceOf('lost-keywords', { domain: 'mine.example', base: 'gmns' })).toEqual({
      back: october,
    });
    expect(await sinceOf('similar-keywords', { keyword: 'held', base: 'gru' })).toMatchObject({
      moved: november,
    });
  });
});

describe('the cost of ads by date', () => {
  it('counts an ad until newer ads of its keyword are known', async () => {
    const rows = [
      `ad,lasting,1,https://mine.example/a,${september},3000,2`,
      `ad,ending,1,https://mine.example/b,${september},6000,4`,
      `organic,lasting,1,https://first.example/,${september},3000,2`,
      `organic,ending,1,https://first.example/,${september},6000,4`,
      `ad,ending,1,https://other.example/,${october},6000,4`,
      `organic,ending,1,https://first.example/,${october},6000,4`,
    ];
    const table = ['type,keyword,position,url,date,ws,cpc', ...rows].join('\n');
    await importContents(stores, { 'results.csv': table }, { base: 'mns' });
    const { adcost } = await readDomainDashboard('mine.example', 'mns', context());
    const points = await readAdHistory('mine.example', 'mns', reports(), true);
    const costs = points.map((point) => [point.date, point.adcost]);
    // The first ad is a fifth of both: half the volume and half the price.
    expect(adcost).toBeGreaterThan(0);
    expect(costs).toEqual([
      [september, adcost * 5],
      [october, adcost],
    ]);
    expect((await readAdHistory('mine.example', 'mns', reports())).map((point) => point.adcost)).toEqual([
      0, 0,
    ]);
  });
});
