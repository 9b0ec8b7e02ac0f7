import { beforeAll, describe, expect, it } from 'vitest';
import { importFiles } from '../../../server/ingest/import-files.js';
import { readDomainDashboard } from '../../../server/modules/dashboards/domain-dashboard.js';
import { readPageTree } from '../../../server/modules/page-tree/read-page-tree.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { readPositionHistory } from '../../../server/modules/dashboards/position-history.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import { readHistory } from '../../../server/modules/dashboards/domain-history.js';
import { GenerationReader } from '../../../server/reports/engine/generation-reader.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { importContents, published, publishedRows, writeFiles } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { inDeepRuns } from '../../support/test-depth.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const reports = () => ({ clickhouse: stores.clickhouse, bases: new BaseCatalogueService(stores.postgres) });
const createReadContext = () => ({ viewer: unlimitedViewer, reports: reports() });
const report = (id: string, query: ReportQuery) =>
  runReport(findReport(id) ?? expect.fail(id), query, unlimitedViewer, reports());

/** A plain table of one date. Each row is `keyword position page`. */
const table = (date: string, rows: readonly string[]): string =>
  [
    'keyword,position,url,date,ws',
    ...rows
      .map((row) => row.split(' '))
      .map(([word, pos, page]) => `${word},${pos},https://${page},${date},100`),
  ].join('\n');

const importDate = (base: string, date: string, rows: readonly string[], options = {}) =>
  importContents(stores, { 'results.csv': table(date, rows) }, { base, ...options });

/** Imports one file per date. Those in `complete` are complete exports of their domain. */
async function importDates(
  base: string,
  imports: Readonly<Record<string, readonly string[]>>,
  options: { resultScope?: 'domain'; complete?: readonly string[] } = {},
): Promise<void> {
  const dates = Object.keys(imports);
  const paths = await writeFiles(
    stores,
    Object.fromEntries(dates.map((date) => [`${date}.csv`, table(date, imports[date] ?? [])])),
  );
  const files = dates.map((date, index) => ({
    path: paths[index] ?? '',
    ...(options.resultScope && { resultScope: options.resultScope }),
    ...(options.complete?.includes(date) && { complete: true }),
  }));
  await importFiles(stores, stores.config, { files, base });
}

/** Current and lost keywords of each domain. */
async function stateOf(base: string): Promise<Record<string, string>> {
  const names = '(SELECT domain_id, any(name) AS name FROM host GROUP BY domain_id) AS host';
  const rows = await publishedRows<{ name: string; state: string }>(
    stores,
    base,
    `SELECT name, arrayStringConcat(arraySort(groupArray(line)), ', ') AS state FROM (
       SELECT domain_id, concat(word, ' ', toString(pos), multiIf(previous_pos > 0, concat(' before ', toString(previous_pos)), has_previous, ' new', '')) AS line
       FROM position_by_domain WHERE ${published} AND best = 1
       UNION ALL SELECT domain_id, concat(word, ' lost') FROM lost_position WHERE ${published}
     ) AS lines INNER JOIN ${names} USING (domain_id) GROUP BY name`,
  );
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

const pages = ['pot 1 a.example/pot', 'pot 2 b.example/pot', 'pan 1 b.example/pan', 'pan 3 a.example/pan'];

describe('the export of one domain', { timeout: 240_000 }, () => {
  inDeepRuns(() => {
    it('changes only that domain and marks no other domain or unlisted keyword as lost', async () => {
      await importDate('gny', '2026-09-01', pages);
      await importDate('gny', '2026-10-01', ['pot 5 a.example/pot', 'lid 2 a.example/lid']);
      expect(await stateOf('gny')).toEqual({
        'a.example': 'lid 2, pan 3, pot 5 before 1',
        'b.example': 'pan 1, pot 2',
      });
      const history = async (domain: string) => {
        const deps = reports();
        const points = await readHistory(domain, new GenerationReader(await deps.bases.byCode('gny'), deps));
        return points.map(({ date, it50 }) => [date, it50]);
      };
      // The export observes no other domain.
      expect(await history('b.example')).toEqual([['2026-09-01', 2]]);
      expect((await history('a.example')).at(-1)).toEqual(['2026-10-01', 3]);
    });
  });

  inDeepRuns(() => {
    it('marks unlisted keywords as lost when it is complete, until search results list them again', async () => {
      const ofSeptember = ['pot 5 a.example/pot'];
      const searchResults = { '2026-08-01': pages, '2026-09-01': ofSeptember };
      await importDates('gru', searchResults, { complete: ['2026-09-01'] });
      expect(await stateOf('gru')).toEqual({
        'a.example': 'pan lost, pot 5 before 1',
        'b.example': 'pan 1, pot 2',
      });
      await importDate('gru', '2026-10-01', pages);
      expect(await stateOf('gru')).toEqual({
        'a.example': 'pan 3 new, pot 1 before 5',
        'b.example': 'pan 1 before 1, pot 2 before 2',
      });
    });
  });

  inDeepRuns(() => {
    it('takes precedence for its domain over search results of the same date, in any order', async () => {
      const own = ['pot 7 a.example/other'];
      await importDate('msk', '2026-10-01', pages);
      await importDate('msk', '2026-10-01', own);
      await importDate('spb', '2026-10-01', own);
      await importDate('spb', '2026-10-01', pages);
      const state = { 'a.example': 'pan 3, pot 7', 'b.example': 'pan 1, pot 2' };
      expect(await stateOf('msk')).toEqual(state);
      expect(await stateOf('spb')).toEqual(state);
      expect((await importDate('spb', '2026-10-01', own)).changed).toEqual([]);
      expect((await importDate('spb', '2026-10-01', pages)).changed).toEqual([]);
    });
  });

  it('is detected by its format, then by its rows, then by the import options', async () => {
    const ofSite = table('2026-10-01', ['pot 1 a.example/', 'pan 1 shop.a.example/']);
    const ofTwo = table('2026-10-01', ['pot 1 a.example/', 'pan 1 b.example/']);
    const ad = `type,${table('2026-10-01', ['pot 1 a.example/']).replace('\n', '\norganic,')}\nad,pot,1,https://b.example/,2026-10-01,100`;
    const volumes = 'keyword,ws\npot,5\n';
    const contents = {
      'site.csv': ofSite,
      'two.csv': ofTwo,
      'ads.csv': ad,
      'volumes.csv': volumes,
      'two-of-one.csv': ofTwo,
      'site-of-many.csv': ofSite,
    };
    const scopes: Partial<Record<keyof typeof contents, 'domain' | 'pages'>> = {
      'two-of-one.csv': 'domain',
      'site-of-many.csv': 'pages',
    };
    const paths = await writeFiles(stores, contents);
    const { files } = await importFiles(stores, stores.config, {
      files: Object.keys(contents).map((name, index) => ({
        path: paths[index] ?? '',
        resultScope: scopes[name as keyof typeof contents],
      })),
      base: 'gkv',
    });
    expect(files.map((file) => file.of)).toEqual(['domain', 'pages', 'pages', undefined, 'domain', 'pages']);
    await expect(importDate('gkv', '2026-10-01', pages, { complete: true })).rejects.toThrow(
      /full search results/,
    );
  });

  it('provides the previous position of new pairs only, and preserves the new flag for pages of other domains', async () => {
    await importDates('ekb', {
      '2026-08-01': ['jar 1 c.example/', 'jar 2 d.example/'],
      '2026-09-01': ['pot 4 a.example/', 'pot 5 b.example/', 'jar 1 c.example/', 'jar 2 d.example/new'],
    });
    const own = [
      'keyword,position,url,date,previous_position',
      'pot,2,https://a.example/,2026-10-01,9',
      'lid,2,https://a.example/,2026-10-01,9',
      'cup,3,https://a.example/,2026-10-01,0',
    ];
    const fresh = table('2026-10-01', ['jar 1 c.example/fresh']);
    await importContents(stores, { 'own.csv': own.join('\n'), 'fresh.csv': fresh }, { base: 'ekb' });
    expect((await stateOf('ekb'))['a.example']).toBe('cup 3 new, lid 2 before 9, pot 2 before 4');
    const newPages = await publishedRows<{ path: string }>(
      stores,
      'ekb',
      `SELECT path FROM page WHERE ${published} AND is_new = 1 AND path != '/' ORDER BY path`,
    );
    expect(newPages.map(({ path }) => path)).toEqual(['/fresh', '/new']);
  });
});

describe('reports over domain exports', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    const allImports = {
      // Only exports cover this domain.
      '2026-05-01': ['mug 1 onlyexports.example/mug'],
      '2026-06-01': ['mug 2 onlyexports.example/mug'],
      '2026-08-01': [...pages, 'dish 1 onlypages.example/dish'],
      '2026-09-01': ['pot 5 a.example/pot', 'lid 2 a.example/lid'],
      '2026-10-01': ['lid 4 c.example/lid', 'jar 1 c.example/'],
    };
    await importDates('prm', allImports, { complete: ['2026-09-01'] });
  });

  it("the search results of a keyword replace the domain's row with its export and date", async () => {
    const pot = await readKeywordDashboard('pot', 'prm', createReadContext());
    expect(pot.positionsDate).toBe('2026-08-01');
    expect(pot.top.map(({ domain, pos, delta, ownDate }) => [domain, pos, delta, ownDate])).toEqual([
      ['b.example', 2, null, null],
      ['a.example', 5, -4, '2026-09-01'],
    ]);
    const pan = await readKeywordDashboard('pan', 'prm', createReadContext());
    expect(pan.top.map(({ domain }) => domain)).toEqual(['b.example']);
    const lid = await readKeywordDashboard('lid', 'prm', createReadContext());
    expect(lid.positionsDate).toBeNull();
    expect(lid.top.map(({ domain, ownDate }) => [domain, ownDate])).toEqual([
      ['a.example', '2026-09-01'],
      ['c.example', '2026-10-01'],
    ]);
  });

  it("the position history has points only from search results, the domain's exports and complete exports", async () => {
    const points = async (domain: string, keyword: string) =>
      (await readPositionHistory({ domain, keyword }, 'prm', createReadContext())).map(({ m, pos }) => [
        m,
        pos,
      ]);
    expect(await points('a.example', 'pot')).toEqual([
      [8, 1],
      [9, 5],
    ]);
    expect(await points('a.example', 'pan')).toEqual([
      [8, 3],
      [9, null],
    ]);
    expect(await points('b.example', 'pot')).toEqual([[8, 2]]);
    expect(await points('c.example', 'lid')).toEqual([[10, 4]]);
  });

  /** Date of the results of a domain, which its reports, its summary and its page tree share. */
  async function dateOf(domain: string): Promise<string | null> {
    const { positionsDate } = await report('organic-keywords', { domain, base: 'prm' });
    const summary = await readDomainDashboard(domain, 'prm', createReadContext(), {
      parts: [],
    });
    expect(summary.positionsDate).toBe(positionsDate);
    expect((await readPageTree(domain, 'prm', null, reports())).positionsDate).toBe(positionsDate);
    return positionsDate;
  }

  const readChangesOfMonth = () =>
    report('organic-keywords', {
      domain: 'a.example',
      base: 'prm',
      forDay: 30,
      columns: ['word', 'pos', 'delta', 'nw', 'churl'],
      sort: 'word|asc',
    });

  it('changes over several days use the same observations', async () => {
    // Both results are from the complete export. Only search results of pot are 30 days older.
    expect((await readChangesOfMonth()).rows).toMatchObject([
      { word: 'lid', pos: 2, delta: 0, nw: 0 },
      { word: 'pot', pos: 5, delta: -4, nw: 0 },
    ]);
  });

  it('reports, summary and page tree of a domain that only exports cover show the date of its results', async () => {
    expect(await dateOf('onlyexports.example')).toBe('2026-06-01');
    expect(await dateOf('onlypages.example')).toBe('2026-08-01');
  });

  it('reports that cover other domains count the keywords without full search results', async () => {
    const competitors = await report('organic-competitors', {
      domain: 'c.example',
      base: 'prm',
      arguments: { top: 50 },
    });
    expect(competitors.pageless).toBe(2);
    expect(competitors.rows.map(({ name }) => name)).toEqual(['a.example']);
    const compared = (view: string) =>
      report('comparison', { base: 'prm', arguments: { incl: 'a.example,c.example', view } });
    expect(await compared('organic')).toMatchObject({ total: 1, pageless: 2 });
    expect((await compared('context')).pageless).toBe(0);
    const ofPage = { domain: 'a.example', pageUrl: '/pot', base: 'prm' };
    expect((await report('page-competitors', ofPage)).pageless).toBe(0);
    expect((await report('page-competitors', { ...ofPage, pageUrl: '/lid' })).pageless).toBe(1);
    const { pageless } = await report('organic-competitors', { domain: 'b.example', base: 'prm' });
    expect(pageless).toBe(0);
    expect((await report('organic-keywords', { domain: 'c.example', base: 'prm' })).pageless).toBe(0);
  });

  describe('after another import of search results', () => {
    beforeAll(() =>
      importDates('prm', {
        '2026-07-01': ['mug 3 onlyexports.example/mug', 'mug 4 b.example/mug'],
        '2026-11-15': ['pan 6 a.example/pan', 'pan 7 b.example/pan'],
      }),
    );

    it('changes over several days use its observations', async () => {
      expect((await readChangesOfMonth()).rows).toMatchObject([
        { word: 'lid', nw: 0 },
        { word: 'pan', pos: 6, delta: 0, nw: 1 },
        { word: 'pot', nw: 0 },
      ]);
    });

    it('a domain has the date of its search results', async () => {
      expect(await dateOf('onlyexports.example')).toBe('2026-07-01');
    });
  });
});
