import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PlanId, plans } from '../../../server/config/plans.js';
import { allowanceOf } from '../../../server/modules/plans/allowance.js';
import { compareSerps, uniqueKeywords } from '../../../server/modules/serp-tools/compare-serps.js';
import { linesExist } from '../../../server/modules/serp-tools/lines-exist.js';
import { serpHistory } from '../../../server/modules/serp-tools/serp-history.js';
import type { QuotaEvent } from '../../../server/reports/engine/report-subject.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import type { RequestContext } from '../../../server/request/request-context.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { RedirectedStore, reportTables } from './support/redirected-store.js';

/**
 * Domain with a domain export, and the difference between its position in the export and in the full search results.
 */
const exported = 'gamma.example';

let fixture: ReportWorld;
let words: string[];
/** Keywords of the older search results. */
let older: string[];
/** Dependencies with every fact on one of two shards. */
let split: ReportDependencies;

interface FactRow {
  base: number;
  snapshot: number;
  keyword_id: number;
  pos: number;
  domain_id: number;
  url_hash: string;
  path: string;
  own: number;
}

beforeAll(async () => {
  fixture = await openReportWorld();
  const { stores, world, ids } = fixture;
  const { id: base } = await fixture.deps.bases.byCode('gny');
  words = world.keywords.slice(0, 8).map(({ word }) => word);
  older = words.slice(0, 3);
  const snapshots = [
    [21, '2026-08-10'],
    [22, '2026-09-02'],
    [23, '2026-09-20'],
    [2, '2026-10-01'],
    [24, '2026-10-05'],
  ] as const;
  for (const [id, date] of snapshots) {
    await stores.postgres.query(
      `INSERT INTO snapshot (id, base_id, date, state) VALUES ($1, $2, $3, 'published')`,
      [id, base, date],
    );
  }
  const row = (snapshot: number, result: (typeof world.results)[number], pos: number, own = 0): FactRow => ({
    base,
    snapshot,
    keyword_id: ids.keyword(result.word),
    pos,
    domain_id: ids.domain(result.domain),
    url_hash: String(ids.url(result.domain, result.path)),
    path: result.path,
    own,
  });
  const olderResults = world.results.filter(({ word }) => older.includes(word));
  const facts = [
    ...world.results.map((result) => row(2, result, result.domain === exported ? 49 : result.pos)),
    ...world.results
      .filter(({ domain }) => domain === exported)
      .map((result) => row(24, result, result.pos, 1)),
    ...olderResults.map((result) => row(21, result, result.pos + 1)),
    ...olderResults.map((result) => row(22, result, result.pos + 2)),
    ...olderResults.map((result) => row(23, result, result.pos + 3)),
  ].filter(({ pos }) => pos <= 50);
  const toJsonLines = (rows: readonly object[]) => rows.map((each) => JSON.stringify(each)).join('\n');
  await stores.clickhouse.insert('INSERT INTO result FORMAT JSONEachRow', toJsonLines(facts));
  const exports = [{ base, snapshot: 24, domain_id: ids.domain(exported), complete: 0 }];
  await stores.clickhouse.insert('INSERT INTO domain_export FORMAT JSONEachRow', toJsonLines(exports));
  split = await createTwoShardDependencies();
});

/** The same rows, split by the parity of each sharding key. */
async function createTwoShardDependencies(): Promise<ReportDependencies> {
  const { clickhouse } = fixture.deps;
  const { rows } = await clickhouse.query<{ name: string }>('SELECT currentDatabase() AS name');
  const database = rows[0]?.name ?? '';
  await clickhouse.command('CREATE DATABASE tools_sharded');
  const keys: Readonly<Record<string, string>> = {
    keyword: 'keyword_id',
    result: 'keyword_id',
    keyword_vendor: 'keyword_id',
    position_by_domain: 'domain_id',
    domain_export: 'domain_id',
    host: 'domain_id',
    domain: 'domain_id',
  };
  for (const [table, key] of Object.entries(keys)) {
    for (const shard of [0, 1]) {
      const name = `tools_shard_${shard}`;
      await clickhouse.command(`CREATE DATABASE IF NOT EXISTS ${name}`);
      await clickhouse.command(`CREATE TABLE ${name}.${table} AS ${database}.${table}`);
      await clickhouse.command(
        `INSERT INTO ${name}.${table} SELECT * FROM ${database}.${table} WHERE ${key} % 2 = ${shard}`,
      );
    }
    await clickhouse.command(
      `CREATE TABLE tools_sharded.${table} AS ${database}.${table} ENGINE = Merge(REGEXP('^tools_shard_[01]$'), '^${table}$')`,
    );
  }
  const tableOf = (table: string) => (table in keys ? `tools_sharded.${table}` : `${database}.${table}`);
  return { ...fixture.deps, clickhouse: new RedirectedStore(clickhouse, tableOf) };
}

const opened: (QuotaEvent | undefined)[] = [];

function createContext(plan = plans[PlanId.Unlimited], reports = fixture.deps) {
  return {
    visitor: { plan } as RequestContext['visitor'],
    viewer: { ...unlimitedViewer, allowance: allowanceOf(plan) },
    reports,
    runWithinQuota: <Result>(report: QuotaEvent | undefined, read: () => Promise<Result>) => {
      opened.push(report);
      return read();
    },
  };
}

/** Results of a keyword up to a depth, best first. */
function topOf(word: string, depth: number) {
  return fixture.world.results
    .filter((result) => result.word === word && result.pos <= depth)
    .sort(
      (left, right) =>
        left.pos - right.pos ||
        (fixture.ids.url(left.domain, left.path) < fixture.ids.url(right.domain, right.path) ? -1 : 1),
    );
}

const readable = (domain: string) => domain.replace('xn--e1afmkfd', 'пример');

describe('search results side by side', () => {
  it.each([5, 10, 20, 50])(
    'to depth %i equal the generation, with domain and page counts of a reference implementation',
    async (depth) => {
      const { tops: serps, unknown } = await compareSerps(words, depth, 'gny', createContext());
      const every = words.map((word) => ({ word, top: topOf(word, depth) }));
      const countOf = (holds: (place: { domain: string; path: string }) => boolean) =>
        every.filter(({ top }) => top.some(holds)).length;
      expect(serps.map(({ keyword, places }) => ({ keyword, places }))).toEqual(
        every.map(({ word, top }) => ({
          keyword: word,
          places: top.map(({ domain, path, pos }) => ({
            pos,
            did: fixture.ids.domain(domain),
            domain: readable(domain),
            url: path,
            domainTops: countOf((place) => place.domain === domain),
            pageTops: countOf((place) => place.domain === domain && place.path === path),
          })),
        })),
      );
      expect(serps.flatMap(({ places }) => places).length).toBeGreaterThan(20);
      expect(unknown).toEqual([]);
    },
  );

  it('are the same over two shards', async () => {
    const [one, two] = [
      await compareSerps(words, 50, 'gny', createContext()),
      await compareSerps(words, 50, 'gny', createContext(undefined, split)),
    ];
    expect(two).toEqual(one);
  });

  it('report unknown keywords, also in a list without known ones', async () => {
    const { tops: serps, unknown } = await compareSerps(
      [`  ${words[0]?.toUpperCase()} `, 'tent for a yak'],
      10,
      'gny',
      createContext(),
    );
    expect([serps.map(({ keyword }) => keyword), unknown]).toEqual([[words[0]], ['tent for a yak']]);
    await expect(compareSerps(['tent for a yak'], 10, 'gny', createContext())).rejects.toMatchObject({
      code: 'KEYWORDS_NOT_FOUND',
    });
    await expect(compareSerps([' ', ''], 10, 'gny', createContext())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('of the free plan are limited to three keywords and its depth', async () => {
    const free = plans[PlanId.Free];
    const { tops: serps, depth } = await compareSerps(words.slice(0, 3), 50, 'gny', createContext(free));
    expect(depth).toBe(10);
    expect(Math.max(...serps.flatMap(({ places }) => places.map(({ pos }) => pos)))).toBeLessThanOrEqual(10);
    await expect(compareSerps(words.slice(0, 4), 5, 'gny', createContext(free))).rejects.toMatchObject({
      code: 'LIST_LIMIT',
      details: { limit: 3, given: 4 },
    });
    const tooMany = Array.from({ length: 5001 }, (_, index) => `word ${index}`);
    await expect(
      compareSerps(tooMany, 5, 'gny', createContext(plans[PlanId.Team])),
      'no plan allows a longer list',
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('of the same keywords in any order are one report', async () => {
    opened.length = 0;
    await compareSerps(words.slice(0, 2), 5, 'gny', createContext());
    await compareSerps(words.slice(0, 2).reverse(), 50, 'gny', createContext());
    const [one, other] = opened;
    expect(other?.subject).toBe(one?.subject);
    expect(other?.analysed).toBe(one?.analysed);
  });
});

describe('lines of a keyword list', () => {
  it('become unique keywords, whatever blanks, case and letters surround them', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Tent', ' tent ', 'TENT', '\t', 'ёлка\u00a0', 'ЁЛКА'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (typed) => {
        const read = uniqueKeywords(typed);
        expect(new Set(read).size).toBe(read.length);
        expect(
          read.every(
            (word) => word !== '' && word === word.trim() && word === word.toLowerCase().normalize('NFC'),
          ),
        ).toBe(true);
        expect(uniqueKeywords(read)).toEqual(read);
      }),
    );
  });

  it('are checked against the database in order, including duplicates and blanks', async () => {
    const lines = ['no such keyword', words[1] ?? '', '', ` ${words[0]?.toUpperCase()} `, words[1] ?? ''];
    expect(await linesExist(lines, 'keywords', 'gny', fixture.deps)).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    const id = String(fixture.ids.domain('beta.example'));
    const domains = ['https://www.alpha.example/x', 'nothing.example', '???', 'beta.example', id, '12345'];
    for (const deps of [fixture.deps, split]) {
      expect(await linesExist(domains, 'domains', 'gny', deps)).toEqual([
        true,
        false,
        false,
        true,
        true,
        false,
      ]);
    }
    await expect(
      linesExist(
        Array.from({ length: 5001 }, (_, index) => `word ${index}`),
        'keywords',
        'gny',
        fixture.deps,
      ),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the search results history', () => {
  it('has the newest full search results of each month without domain exports', async () => {
    const word = older[0] ?? '';
    const { months, keyword } = await serpHistory(` ${word.toUpperCase()}`, 'gny', createContext());
    const all = topOf(word, 50);
    const positionsBelow = (behind: number) =>
      all
        .filter(({ pos }) => pos + behind <= 50)
        .map(({ domain, path, pos }) => ({
          pos: pos + behind,
          did: fixture.ids.domain(domain),
          domain: readable(domain),
          url: path,
        }));
    expect(keyword).toBe(word);
    expect(months.map(({ month, date }) => [month, date])).toEqual([
      ['2026.08', '2026-08-10'],
      ['2026.09', '2026-09-20'],
      ['2026.10', '2026-10-01'],
    ]);
    expect(months[0]?.places).toEqual(positionsBelow(1));
    expect(months[1]?.places).toEqual(positionsBelow(3));
    expect(await serpHistory(word, 'gny', createContext(undefined, split))).toEqual({
      ...(await serpHistory(word, 'gny', createContext())),
    });
  });

  it('reports an unknown keyword and is limited to the depth of the plan', async () => {
    await expect(serpHistory('tent for a yak', 'gny', createContext())).rejects.toMatchObject({
      code: 'KEYWORD_NOT_FOUND',
    });
    await expect(serpHistory('  ', 'gny', createContext())).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const { months, depth } = await serpHistory(older[0] ?? '', 'gny', createContext(plans[PlanId.Free]));
    expect(depth).toBe(10);
    expect(months.flatMap(({ places }) => places).every(({ pos }) => pos <= 10)).toBe(true);
  });
});

it('every table of these tools is among the sharded test tables', () => {
  expect(reportTables).toEqual(
    expect.arrayContaining(['keyword', 'result', 'position_by_domain', 'domain_export', 'host']),
  );
});
