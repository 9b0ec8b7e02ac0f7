import { beforeAll, describe, expect, it } from 'vitest';
import { readPageTree } from '../../../server/modules/page-tree/read-page-tree.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import type { ReportQuery, ReportRow } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport, reportRegistry } from '../../../server/reports/report-registry.js';
import { baseWithOlderResults } from './support/fill-with-world.js';
import { groupOver } from './support/group-over-shards.js';
import { loadWorld } from './support/load-world.js';
import { loadOlderResults } from './support/older-results.js';
import { RedirectedStore, reportTables } from './support/redirected-store.js';
import { createWorld, keywordWithMaxAds } from './support/world.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { casesAtDepth, inDeepRuns } from '../../support/test-depth.js';

let fixture: ReportWorld;
/** Dependencies with every row on one of two shards, distributed by the sharding keys. */
let split: ReportDependencies;
/** Dependencies with every row on both shards, so that aggregates across shards double. */
let doubled: ReportDependencies;
let splitStore: RedirectedStore;
let doubledStore: RedirectedStore;

beforeAll(async () => {
  fixture = await openReportWorld();
  const { clickhouse } = fixture.deps;
  const bases = await Promise.all(
    ['gny', baseWithOlderResults].map((code) => fixture.deps.bases.byCode(code)),
  );
  const { rows } = await clickhouse.query<{ name: string }>('SELECT currentDatabase() AS name');
  const database = rows[0]?.name ?? '';
  for (const shard of ['shard_0', 'shard_1', 'sharded']) await clickhouse.command(`CREATE DATABASE ${shard}`);
  for (const table of reportTables) {
    for (const shard of ['shard_0', 'shard_1']) {
      await clickhouse.command(`CREATE TABLE ${shard}.${table} AS ${database}.${table}`);
    }
    await clickhouse.command(
      `CREATE TABLE sharded.${table} AS ${database}.${table} ENGINE = Merge(REGEXP('^shard_[01]$'), '^${table}$')`,
    );
  }
  for (const shard of [0n, 1n]) {
    await clickhouse.command(
      `INSERT INTO shard_${shard}.readable_host SELECT * FROM readable_host WHERE domain_id % 2 = ${shard}`,
    );
    for (const { id: base, code } of bases) {
      const shardConfig = { base, database: `shard_${shard}`, keep: (key: bigint) => key % 2n === shard };
      await loadWorld(clickhouse, fixture.world, fixture.ids, { ...shardConfig, generation: 7 });
      await clickhouse.command(
        `INSERT INTO shard_${shard}.first_page SELECT * FROM first_page WHERE base = ${base} AND generation = 7 AND domain_id % 2 = ${shard}`,
      );
      if (code !== baseWithOlderResults) continue;
      await loadOlderResults(clickhouse, fixture.world.older, fixture.ids, shardConfig);
    }
  }
  splitStore = new RedirectedStore(fixture.stores.clickhouse, (table) => `sharded.${table}`);
  split = { ...fixture.deps, clickhouse: splitStore };
  doubledStore = new RedirectedStore(
    fixture.stores.clickhouse,
    (table) => `remote('127.0.0.1,localhost', '${database}', '${table}')`,
  );
  doubled = { ...fixture.deps, clickhouse: doubledStore };
});

const cases: [string, ReportQuery][] = [
  ['organic-keywords', { domain: 'alpha.example' }],
  [
    'organic-keywords',
    {
      domain: 'beta.example',
      filter: 'wordLIKE phone^ws>=100',
      sort: 'wsk|asc,word|desc',
      page: 2,
      perPage: 3,
    },
  ],
  ['organic-keywords', { domain: 'alpha.example', arguments: { url: '/catalog' } }],
  ['organic-keywords', { base: baseWithOlderResults, domain: 'alpha.example', forDay: 7 }],
  [
    'organic-keywords',
    {
      base: baseWithOlderResults,
      domain: 'alpha.example',
      forDay: 3,
      sort: 'delta|desc',
      filter: 'delta>0^ORnw=1',
    },
  ],
  ['page-keywords', { domain: 'beta.example', pageUrl: '/catalog/' }],
  ['lost-keywords', { domain: 'gamma.example' }],
  ['organic-competitors', { domain: 'alpha.example' }],
  [
    'organic-competitors',
    { domain: 'beta.example', arguments: { top: 50 }, sort: 'perc|desc', filter: 'it50>1' },
  ],
  ['page-competitors', { domain: 'alpha.example', pageUrl: '/catalog/phones' }],
  [
    'page-competitors',
    {
      domain: 'beta.example',
      pageUrl: '/',
      arguments: { own: 1 },
      sort: 'it50|asc',
      filter: 'domainLIKE beta',
    },
  ],
  ['pages-with-keywords', { domain: 'gamma.example' }],
  ['pages-with-keywords', { domain: 'beta.example', sort: 'word|asc', filter: 'it50>3' }],
  ['lost-pages', { domain: 'alpha.example', sort: 'vis|desc' }],
  ['site-pages', { domain: 'alpha.example', sort: 'vis|desc' }],
  ['similar-keywords', { keyword: 'buy phone' }],
  ['similar-keywords', { keyword: 'buy phone', sort: 'ws|desc', filter: 'wordLIKE berlin' }],
  ['keyword-search', { arguments: { phrases: ['buy phone', 'ёлка'] }, sort: 'ws|desc' }],
  ['visible-domains', { filter: 'it50>1' }],
  ['top-keyword-domains', { sort: 'it10|desc' }],
  ['sites-by-adsense', { id: 'pub-100', sort: 'vis|desc' }],
  ['sites-by-analytics', { id: 'UA-200' }],
  ['sites-by-leadia', { id: '31' }],
  ['sites-by-relap', { id: 'fe31a' }],
  ['subdomains', { id: 'beta.example' }],
  ['ad-keywords', { domain: 'eps.example', filter: 'sr=1' }],
  ['ads', { domain: 'eps.example', sort: 'header|asc' }],
  ['ad-keywords-by-ad', { domain: 'eps.example', arguments: { ads_id: '1062' } }],
  ['ad-links', { domain: 'eps.example' }],
  ['ad-facts', { domain: 'eta.example', sort: 'adscnt|asc' }],
  ['comparison', { arguments: { incl: ['alpha.example', 'beta.example'], excl: ['gamma.example'] } }],
  [
    'comparison',
    {
      arguments: { domains: ['eta.example'], incl: ['alpha.example', 'beta.example'] },
      sort: 'pos3|asc',
      filter: 'pos3>1',
    },
  ],
  [
    'comparison',
    { arguments: { incl: ['eta.example'], excl: ['zeta.example'], view: 'context' }, sort: 'pos1|desc' },
  ],
  ['ad-competitors', { domain: 'zeta.example', sort: 'perc|desc' }],
  ['direct-ads-by-domain', { base: 'msk', domain: 'eps.example', sort: 'updated_at|desc' }],
  ['direct-ads', { base: 'msk', keyword: keywordWithMaxAds(createWorld()), sort: 'domain|asc' }],
  ['direct-ad-keywords', { base: 'msk', domain: 'eps.example', arguments: { adHash: '1062' } }],
  ['tool-domain-batch', { arguments: { domains: ['alpha.example', 'beta.example'] } }],
  ['tool-main-themes', { domain: 'alpha.example' }],
];

/** Factor of the counts for reports that aggregate across shards. */
const factors: Readonly<Record<string, number>> = {
  'organic-competitors': 2,
  'page-competitors': 2,
  'similar-keywords': 2,
  // Distinct keywords do not double.
  ads: 1,
  'ad-links': 1,
  'ad-facts': 1,
  'ad-competitors': 1,
  'direct-ads-by-domain': 1,
  'direct-ads': 1,
  'tool-main-themes': 2,
};

const run = (id: string, query: ReportQuery, deps: ReportDependencies) => {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  return runReport(definition, query, unlimitedViewer, deps);
};

describe('every report works over two shards', () => {
  it('covers all reports', () => {
    expect(new Set(cases.map(([id]) => id))).toEqual(
      // Reports on first-party data and group reports depend on an owner, which these runs do not have.
      new Set(
        reportRegistry
          .filter(
            ({ firstPartyDimension, subject }) =>
              firstPartyDimension === undefined && !['group', 'run', 'clustering'].includes(subject),
          )
          .map(({ id }) => id),
      ),
    );
  });

  it.each(cases)('rows split by the sharding key: %s %j', async (id, query) => {
    const [{ storeMs: _, ...onOne }, { storeMs: __, ...onTwo }] = await Promise.all([
      run(id, query, fixture.deps),
      run(id, query, split),
    ]);
    expect(onTwo).toEqual(onOne);
    expect(onOne.total).toBeGreaterThan(0);
  });

  it.each(casesAtDepth(cases, 4))('subqueries and joins reach both shards: %s %j', async (id, query) => {
    const all = { ...query, page: 1, perPage: 500, filter: undefined };
    const [once, twice] = await Promise.all([run(id, all, fixture.deps), run(id, all, doubled)]);
    // A keyword appears once, whatever the number of its ads.
    const factor = query.arguments?.['view'] === 'context' ? 1 : factors[id];
    const keysOf = ({ rows }: typeof once) =>
      new Set(
        rows.map(({ kid, id: did, uuid, url, name, word, links, facts, domain }) =>
          JSON.stringify([kid ?? did, uuid, url, name ?? word, links, facts, domain]),
        ),
      );
    expect(keysOf(twice)).toEqual(keysOf(once));
    if (factor === undefined) expect(twice.rows.length).toBe(Math.min(500, once.rows.length * 2));
    if (factor !== undefined) {
      const keyOf = ({ kid, id: rowId, word, uuid, links, facts, domain, url }: ReportRow) =>
        JSON.stringify([kid ?? rowId ?? word, uuid, links, facts, domain, url]);
      const countOf = ({ cnt, keyscnt, keys_count: keys }: ReportRow) => Number(cnt ?? keyscnt ?? keys ?? 1);
      const counts = new Map(once.rows.map((row) => [keyOf(row), countOf(row)]));
      expect(
        twice.rows
          .map((row) => countOf(row) / (counts.get(keyOf(row)) ?? 1))
          .every((ratio) => ratio === factor),
      ).toBe(true);
    }
  });

  inDeepRuns(() => {
    it('group reports are built and edited in the same way on any shard', async () => {
      const { id: base } = await fixture.deps.bases.byCode('gny');
      const shardConfig = { base, generation: 7 };
      const { clickhouse } = fixture.stores;
      const [onOne = [], onTwo = [], twice = []] = await Promise.all(
        [clickhouse, splitStore, doubledStore].map((store, index) =>
          groupOver(fixture, store, { ...shardConfig, report: 9001 + index }),
        ),
      );
      for (const [step, { group_keyword: keywords }] of onOne.entries()) {
        expect(onTwo[step]).toEqual(onOne[step]);
        expect((keywords as unknown[]).length).toBeGreaterThan(0);
      }
      // Rows on both shards count as one keyword, and joined counts come from both shards.
      expect(twice.map(({ group_keyword: keywords }) => keywords)).toEqual(
        onOne.map(({ group_keyword: keywords }) => keywords),
      );
    });
  });

  it('the page tree of a domain has each page once on any shard', async () => {
    const [onOne, onTwo, twice] = await Promise.all(
      [fixture.deps, split, doubled].map((deps) => readPageTree('alpha.example', undefined, null, deps)),
    );
    expect(onTwo).toEqual(onOne);
    expect(twice?.columns.names).toEqual(onOne?.columns.names);
    expect(twice?.columns.it50).toEqual(onOne?.columns.it50.map((count) => 2 * count));
    // Two rows of one page count as two pages with different query strings.
    expect(twice?.pages).toBe(2 * (onOne?.pages ?? 0));
  });
});
