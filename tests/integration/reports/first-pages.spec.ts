import { createFirstPartyExtension } from '../../../server/reports/first-party/first-party.extension.js';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeSnapshot, restoreSnapshot } from '../../../server/ingest/publish/change-snapshots.js';
import { maxSerpPosition } from '../../../server/contract/reports/depth.js';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { BaseCatalogueService } from '../../../server/modules/databases/base-catalogue.service.js';
import type {
  FirstPartyMetrics,
  FirstPartySites,
} from '../../../server/reports/first-party/first-party-metrics.js';
import type { ReportDefinition } from '../../../server/reports/engine/report-definition.js';
import type { ReportPage, ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimited, unlimitedViewer, type Viewer } from '../../../server/reports/engine/viewer.js';
import { FirstPageStore } from '../../../server/reports/first-pages/first-page-store.js';
import { requireReport, reportRegistry } from '../../../server/reports/report-registry.js';
import { createLog } from '../../../server/http/logging/log.js';
import { CachingStore } from '../../../server/stores/clickhouse/store-decorators.js';
import { importParts, findBase } from '../../support/base-state.js';
import { csvOf, randomNumbers, randomRows } from '../../support/derived-state.js';
import { importContents } from '../../support/import-files.js';
import type { InputRow } from '../../support/import-oracle.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { RecordingStore } from '../support/recording-store.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { atDepth, testDepth } from '../../support/test-depth.js';

const precomputedReports = reportRegistry.filter(({ firstPage }) => firstPage === true);
/** Returns the report without precomputed pages, so that it reads the wide tables. */
const fromWideTables = (report: ReportDefinition): ReportDefinition => ({ ...report, firstPage: false });
const comparable = ({ storeMs: _, ...page }: ReportPage) => page;

describe('a precomputed first page', () => {
  let fixture: ReportWorld;
  beforeAll(async () => {
    fixture = await openReportWorld();
  });

  const owner = 77;
  const site = 'alpha.example';
  const metrics: FirstPartyMetrics = {
    owner,
    generation: 7700,
    source: 'search-console',
    dims: 31,
    from: '2026-09-01',
    to: '2026-10-05',
    cut: false,
  };
  const firstPartySites: FirstPartySites = {
    findBySite: (id, domain) => Promise.resolve(id === owner && domain === site ? [metrics] : []),
    findByOwner: () => Promise.resolve(new Map([[site, [metrics]]])),
  };
  const extensions = { firstParty: createFirstPartyExtension(firstPartySites) };

  const viewers: [string, Viewer][] = [
    ['a viewer without limits', unlimitedViewer],
    ['a viewer limited to seven rows', { ...unlimitedViewer, allowance: { ...unlimited, rows: 7 } }],
    ['a viewer limited to no rows', { ...unlimitedViewer, allowance: { ...unlimited, rows: 0 } }],
    [
      'a viewer limited to the top 10',
      { ...unlimitedViewer, kind: 'guest', allowance: { ...unlimited, rows: 15, maxPosition: 10 } },
    ],
    ['the owner of a site', { ...unlimitedViewer, ownerId: owner }],
  ];
  const queries: ReportQuery[] = [
    {},
    { perPage: 3 },
    { columns: ['url', 'word'] },
    { columns: ['difficulty', 'serpf', 'ws'] },
    { columns: ['serpf'] },
  ];

  // Quick runs compare each domain as one viewer of four.
  const domainStep = atDepth({ quick: 4, deep: 1, full: 1 });

  it.each(viewers)('equals the page of the wide tables for %s for every domain', async (_, viewer) => {
    const first = viewers.findIndex(([, candidate]) => candidate === viewer);
    const domainsOfViewer = fixture.world.domains.filter(
      (_domain, index) => (index + first) % domainStep === 0,
    );
    await fixture.deps.clickhouse.insert(
      'INSERT INTO own_fact FORMAT JSONEachRow',
      fixture.world.keywords
        .slice(0, 20)
        .map(({ word }, index) =>
          JSON.stringify({
            owner,
            generation: metrics.generation,
            dims: 31,
            period_from: '2026-10-05',
            day: '2026-10-05',
            search_type: 'web',
            keyword_id: fixture.ids.keyword(word),
            word,
            clicks: index + 1,
            impressions: 100,
            position_sum: 300,
            positioned: 100,
          }),
        )
        .join('\n'),
    );
    let fromKey = 0;
    for (const definition of precomputedReports) {
      for (const base of ['gny', 'msk']) {
        for (const domain of domainsOfViewer) {
          const query = { ...queries[(domain.length + fromKey) % queries.length], base, domain };
          const store = new RecordingStore(fixture.deps.clickhouse);
          const [page, expected] = await Promise.all([
            runReport(definition, query, viewer, { ...fixture.deps, extensions, clickhouse: store }),
            runReport(fromWideTables(definition), query, viewer, { ...fixture.deps, extensions }),
          ]);
          expect(comparable(page), JSON.stringify(query)).toEqual(comparable(expected));
          if (store.statements.some((sql) => sql.includes('rows FROM first_page'))) fromKey++;
        }
      }
    }
    const { rows, maxPosition } = viewer.allowance;
    if (rows === 0 || maxPosition !== null) expect(fromKey).toBe(0);
    else expect(fromKey).toBeGreaterThan(domainsOfViewer.length);
  });

  it.each<[string, ReportQuery]>([
    ['a filter', { filter: 'ws>=1' }],
    ['a search', { search: 'phone' }],
    ['another order', { sort: 'pos|asc' }],
    ['the second page', { page: 2 }],
    ['a larger page', { perPage: 50 }],
    ['changes over some days', { base: 'msk', forDay: 7 }],
    ['pages under a path', { arguments: { url: '/catalog' } }],
    ['single rows', { rowKeys: [['1', '/']] }],
  ])('is not used for requests with %s', async (_, query) => {
    const store = new RecordingStore(fixture.deps.clickhouse);
    const deps = { ...fixture.deps, clickhouse: store };
    await runReport(
      requireReport('organic-keywords'),
      { domain: site, ...query },
      unlimitedViewer,
      deps,
    ).catch(() => undefined);
    expect(store.statements.filter((sql) => sql.includes('first_page'))).toEqual([]);
  });

  it('takes one query, which also returns the totals of the domain', async () => {
    const store = new RecordingStore(fixture.deps.clickhouse);
    const deps = { ...fixture.deps, clickhouse: store };
    const columns = ['word', 'pos'];
    const keywords = requireReport('organic-keywords');
    await runReport(keywords, { domain: site, columns }, unlimitedViewer, deps);
    await runReport(keywords, { domain: 'beta.example', columns }, unlimitedViewer, deps);
    // The views of the generation are queried only once.
    expect(store.statements.map((sql) => /FROM (\w+)/.exec(sql)?.[1])).toEqual(Array(3).fill('first_page'));
  });
});

describe('precomputed first pages of imports', { timeout: 240_000 }, () => {
  const base = 'gru';
  const pageSize = 25;
  const minKeywords = 64;
  let stores: TestStores;
  /** One cache for all cases, as in a server: entries must expire with their generation. */
  let cachingStore: CachingStore;
  beforeAll(async () => {
    stores = await openTestStores();
    cachingStore = new CachingStore(stores.clickhouse, 16 * 1024 * 1024);
  });

  const random = randomNumbers(17);
  const dates = ['2026-08-01', '2026-09-01', '2026-10-01'].slice(0, atDepth({ quick: 2, deep: 3, full: 3 }));
  const importedRows = dates.map((date) => randomRows(random, date, 220, 70));
  const small = 'small.example';
  importedRows[0]?.push(
    ...Array.from({ length: 5 }, (_, index) => ({
      date: dates[0] ?? '',
      keyword: `keyword of few ${index}`,
      position: 1,
      url: `https://${small}/`,
      ws: 7 + index,
    })),
  );
  const siteCount = atDepth({ quick: 3, deep: 15, full: 15 });
  const domains = [small, ...Array.from({ length: siteCount }, (_, number) => `site${number}.example`)];

  /** Best positions of a domain in the newest results of each keyword. */
  function keywordsOf(domain: string, rows: readonly InputRow[]) {
    const newest = new Map<string, string>();
    for (const { keyword, date } of rows) {
      if (date > (newest.get(keyword) ?? '')) newest.set(keyword, date);
    }
    const found = new Map<string, { word: string; pos: number; ws: number }>();
    for (const { keyword, date, url, position, ws } of rows) {
      const host = new URL(url).hostname.replace(/^www\./, '');
      if (host !== domain || date !== newest.get(keyword) || position > maxSerpPosition) continue;
      const pos = Math.min(position, found.get(keyword)?.pos ?? position);
      found.set(keyword, { word: keyword, pos, ws: ws ?? 0 });
    }
    return [...found.values()].toSorted((one, other) => other.ws - one.ws);
  }

  async function expectPages(rows: readonly InputRow[]): Promise<void> {
    const definition = requireReport('organic-keywords');
    const deps = { clickhouse: cachingStore, bases: new BaseCatalogueService(stores.postgres) };
    let precomputedCount = 0;
    for (const domain of domains) {
      const expected = keywordsOf(domain, rows);
      const store = new RecordingStore(cachingStore);
      const [page, wide] = await Promise.all([
        runReport(definition, { base, domain }, unlimitedViewer, { ...deps, clickhouse: store }),
        runReport(fromWideTables(definition), { base, domain }, unlimitedViewer, deps),
      ]);
      expect(comparable(page)).toEqual(comparable(wide));
      expect(page.total).toBe(expected.length);
      expect(page.rows.map(({ ws }) => ws)).toEqual(expected.slice(0, pageSize).map(({ ws }) => ws));
      expect(expected).toEqual(
        expect.arrayContaining(page.rows.map(({ word, pos, ws }) => ({ word, pos, ws }))),
      );
      const isWide = store.statements.some((sql) => sql.includes('FROM position_by_domain'));
      expect(isWide, `${expected.length} keywords`).toBe(expected.length < minKeywords);
      if (!isWide) precomputedCount++;
    }
    expect(precomputedCount).toBeGreaterThan(0);
  }

  it('match their generation after imports, removals, restored dates and rebuilds', async () => {
    for (const [index, rows] of importedRows.entries()) {
      await importContents(stores, { 'results.csv': csvOf(rows) }, { base });
      await expectPages(importedRows.slice(0, index + 1).flat());
    }
    const target = await findBase(stores, base);
    const [newest]: { id: number; date: string }[] = await stores.postgres.query(
      `SELECT id, to_char(date, 'YYYY-MM-DD') AS date FROM snapshot
       WHERE base_id = $1 AND state = 'published' ORDER BY snapshot.date DESC LIMIT 1`,
      [target.base],
    );
    const { id, date } = newest ?? expect.fail('no snapshot');
    await removeSnapshot(importParts(stores), target, date);
    await expectPages(importedRows.slice(0, -1).flat());
    await restoreSnapshot(importParts(stores), target, id);
    await expectPages(importedRows.flat());
    // In quick runs, snapshot-retention.spec.ts compares the rebuilt tables, of which first_page is one.
    if (testDepth === 'quick') return;
    await rebuildReports(importParts(stores), target);
    await expectPages(importedRows.flat());
  });

  describe('the local replica of first pages', () => {
    const log = createLog('silent');
    const beneath = () => new RecordingStore(stores.clickhouse);
    const copies: FirstPageStore[] = [];
    const copyOver = (store: RecordingStore, maxBytes = 2 ** 20) => {
      const copy = new FirstPageStore(store, { folder: os.tmpdir(), maxBytes, maxRecentRows: 0, log });
      copies.push(copy);
      return copy;
    };
    afterAll(() => Promise.all(copies.map((copy) => copy.end())));

    const lookupsOf = ({ statements }: RecordingStore) =>
      statements.filter((sql) => sql.includes('rows FROM first_page')).length;

    /** Compares each domain's replica page with the wide tables and returns the number of engine queries. */
    async function readAll(store: FirstPageStore, engine: RecordingStore): Promise<number> {
      const before = lookupsOf(engine);
      const definition = requireReport('organic-keywords');
      const bases = new BaseCatalogueService(stores.postgres);
      for (const domain of domains) {
        const [page, wide] = await Promise.all([
          runReport(definition, { base, domain }, unlimitedViewer, { clickhouse: store, bases }),
          runReport(fromWideTables(definition), { base, domain }, unlimitedViewer, {
            clickhouse: stores.clickhouse,
            bases,
          }),
        ]);
        expect(comparable(page)).toEqual(comparable(wide));
      }
      return lookupsOf(engine) - before;
    }

    /** Waits for the copy of the generation. After that the pages need no query. */
    async function expectReplica(store: FirstPageStore, engine: RecordingStore): Promise<void> {
      await expect.poll(() => store.states().whole).toBe(1);
      expect(await readAll(store, engine)).toBe(0);
    }

    it('matches its generation and saves queries, even after another one is published', async () => {
      const engine = beneath();
      const store = copyOver(engine);
      expect(await readAll(store, engine)).toBeGreaterThan(0);
      await expectReplica(store, engine);
      const generation = async () =>
        (await new BaseCatalogueService(stores.postgres).byCode(base)).generation;
      const before = await generation();
      await importContents(
        stores,
        { 'more.csv': csvOf(randomRows(random, '2026-10-20', 220, 70)) },
        { base },
      );
      expect(await generation()).toBeGreaterThan(before);
      await readAll(store, engine);
      await expectReplica(store, engine);
    });

    it('falls back to the engine for pages that do not fit or without a replica', async () => {
      for (const maxEntries of [1, 0]) {
        const engine = beneath();
        const store = copyOver(engine, maxEntries);
        await readAll(store, engine);
        await store.end();
        expect(await readAll(store, engine)).toBeGreaterThan(0);
      }
    });
  });

  it('skips the lookup when the domain totals are too small for a page', async () => {
    const store = new RecordingStore(stores.clickhouse);
    const deps = { clickhouse: store, bases: new BaseCatalogueService(stores.postgres) };
    const lookups = async () => {
      const before = store.statements.length;
      const query = { base, domain: small };
      const { total } = await runReport(requireReport('organic-keywords'), query, unlimitedViewer, deps);
      expect(total).toBe(5);
      return store.statements.slice(before).filter((sql) => sql.includes('rows FROM first_page')).length;
    };
    expect(await lookups()).toBe(1);
    expect(await lookups()).toBe(0);
  });

  it('is evicted with its generation', async () => {
    const generations = async () => {
      const { rows } = await stores.clickhouse.query<{ generation: number }>(
        'SELECT DISTINCT generation FROM first_page WHERE base = {base:UInt16}',
        { parameters: { base: (await findBase(stores, base)).base } },
      );
      return rows.map(({ generation }) => generation);
    };
    expect((await generations()).length).toBeGreaterThan(1);
    await cleanUpImports(stores, 0);
    const [published]: { generation: number }[] = await stores.postgres.query(
      'SELECT generation FROM base WHERE code = $1',
      [base],
    );
    expect(await generations()).toEqual([published?.generation]);
  });
});
