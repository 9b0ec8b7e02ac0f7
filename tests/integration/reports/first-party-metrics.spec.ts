import { createFirstPartyExtension } from '../../../server/reports/first-party/first-party.extension.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatInteger } from '../../../server/contract/formatting/format-number.js';
import type { FirstPartyMetrics } from '../../../server/reports/first-party/first-party-metrics.js';
import type { ReportDependencies } from '../../../server/reports/engine/report-dependencies.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer, type Viewer } from '../../../server/reports/engine/viewer.js';
import { requireReport } from '../../../server/reports/report-registry.js';
import { RedirectedStore } from './support/redirected-store.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';
import { atDepth } from '../../support/test-depth.js';

/** A Search Console row: day, query, page, country and device. */
interface Fact {
  word: string;
  path: string;
  day: string;
  country: string;
  device: string;
  clicks: number;
  impressions: number;
  position: number;
  /** Shard of the row. */
  shard: number;
}

const site = 'alpha.example';
const owner = 5;

let fixture: ReportWorld;
/** One store with all facts, and one that reads them from two shards. */
let stores: readonly { name: string; clickhouse: ReportDependencies['clickhouse'] }[];
let generations = 0;

beforeAll(async () => {
  fixture = await openReportWorld();
  const { clickhouse } = fixture.deps;
  for (const shard of ['own_shard_0', 'own_shard_1', 'own_sharded']) {
    await clickhouse.command(`CREATE DATABASE ${shard}`);
  }
  const { rows } = await clickhouse.query<{ name: string }>('SELECT currentDatabase() AS name');
  const database = rows[0]?.name ?? '';
  for (const shard of [0, 1]) {
    await clickhouse.command(`CREATE TABLE own_shard_${shard}.own_fact AS ${database}.own_fact`);
  }
  await clickhouse.command(
    `CREATE TABLE own_sharded.own_fact AS ${database}.own_fact ENGINE = Merge(REGEXP('^own_shard_[01]$'), '^own_fact$')`,
  );
  const sharded = new RedirectedStore(clickhouse, (table) =>
    table === 'own_fact' ? 'own_sharded.own_fact' : table,
  );
  stores = [
    { name: 'one server', clickhouse },
    { name: 'two shards', clickhouse: sharded },
  ];
});

/** Writes facts as a new version, once completely and once split over the shards. */
async function write(facts: readonly Fact[]): Promise<number> {
  const generation = ++generations;
  const line = ({ word, path, day, country, device, clicks, impressions, position }: Fact) =>
    JSON.stringify({
      owner,
      generation,
      dims: 31,
      period_from: day,
      day,
      search_type: 'web',
      keyword_id: word === '' ? 0 : fixture.ids.keyword(word),
      word,
      url_hash: String(fixture.ids.url(site, path)),
      origin: `https://${site}`,
      path,
      country,
      device,
      appearance: '',
      clicks,
      impressions,
      position_sum: position * impressions,
      positioned: impressions,
    });
  const { clickhouse } = fixture.deps;
  const insert = (table: string, some: readonly Fact[]) =>
    some.length === 0
      ? undefined
      : clickhouse.insert(`INSERT INTO ${table} FORMAT JSONEachRow`, some.map(line).join('\n'));
  await insert('own_fact', facts);
  for (const shard of [0, 1]) {
    await insert(
      `own_shard_${shard}.own_fact`,
      facts.filter((fact) => fact.shard === shard),
    );
  }
  return generation;
}

function run(
  id: string,
  generation: number,
  clickhouse: ReportDependencies['clickhouse'],
  more: ReportQuery = { arguments: { days: 0 } },
) {
  const metrics: FirstPartyMetrics = {
    owner,
    generation,
    source: 'search-console',
    dims: 31,
    from: '2026-09-01',
    to: '2026-10-05',
    cut: false,
  };
  const firstPartySites = {
    findBySite: (requestedOwner: number, domain: string) =>
      Promise.resolve(requestedOwner === owner && domain === site ? [metrics] : []),
    findByOwner: () => Promise.resolve(new Map([[site, [metrics]]])),
  };
  return runReport(
    requireReport(id),
    { domain: site, perPage: 500, ...more },
    { ...unlimitedViewer, ownerId: owner },
    { ...fixture.deps, clickhouse, extensions: { firstParty: createFirstPartyExtension(firstPartySites) } },
  );
}

/** Notes next to the table of a site without imports, in both languages, for a viewer kind. */
async function notesFor(kind: Viewer['kind']) {
  const firstPartySites = {
    findBySite: () => Promise.resolve([]),
    findByOwner: () => Promise.resolve(new Map()),
  };
  const viewer = { ...unlimitedViewer, kind, ownerId: kind === 'guest' ? 0 : owner };
  const { notes } = await runReport(requireReport('own-queries'), { domain: site }, viewer, {
    ...fixture.deps,
    extensions: { firstParty: createFirstPartyExtension(firstPartySites) },
  });
  return notes.flatMap(({ en, ru }) => [en, ru]);
}

/** Expected sums of the facts, grouped by key. */
function evaluateFacts(facts: readonly Fact[], keyOf: (fact: Fact) => string) {
  const cents = (value: number) => Math.floor(value * 100 + 0.5) / 100;
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(keyOf(fact), [...(groups.get(keyOf(fact)) ?? []), fact]);
  return new Map(
    [...groups].map(([key, group]) => {
      let [clicks, impressions, weighted] = [0, 0, 0];
      for (const fact of group) {
        clicks += fact.clicks;
        impressions += fact.impressions;
        weighted += fact.position * fact.impressions;
      }
      return [
        key,
        {
          clicks,
          impressions,
          ctr: cents((clicks * 100) / impressions),
          position: cents(weighted / impressions),
        },
      ];
    }),
  );
}

const someFacts = () =>
  fc.array(
    fc.record({
      word: fc.constantFrom('', ...fixture.world.keywords.slice(0, 4).map(({ word }) => word)),
      path: fc.constantFrom(
        ...new Set(fixture.world.results.filter(({ domain }) => domain === site).map(({ path }) => path)),
      ),
      day: fc.constantFrom('2026-09-01', '2026-10-04', '2026-10-05'),
      country: fc.constantFrom('usa', 'deu'),
      device: fc.constantFrom('mobile', 'desktop', 'tablet'),
      clicks: fc.nat(50),
      impressions: fc.integer({ min: 1, max: 5_000 }),
      position: fc.integer({ min: 1, max: 90 }),
      shard: fc.nat(1),
    }),
    { minLength: 1, maxLength: 25 },
  );

const firstPartyReports: readonly [string, string, (fact: Fact) => string][] = [
  ['own-queries', 'word', ({ word }) => word],
  ['own-pages', 'address', ({ path }) => `https://${site}${path}`],
  ['own-days', 'day', ({ day }) => day],
  ['own-countries', 'country', ({ country }) => country],
  ['own-devices', 'device', ({ device }) => device],
];

describe('first-party reports', () => {
  it('sum clicks and impressions, weight positions by impressions and count hidden queries for any facts and shards', async () => {
    await fc.assert(
      fc.asyncProperty(someFacts(), async (facts) => {
        const generation = await write(facts);
        const secret = evaluateFacts(
          facts.filter(({ word }) => word === ''),
          () => '',
        ).get('');
        for (const { name, clickhouse } of stores) {
          for (const [id, column, keyOf] of firstPartyReports) {
            const counted = id === 'own-queries' ? facts.filter(({ word }) => word !== '') : facts;
            const { rows, total, notes } = await run(id, generation, clickhouse);
            const rowsByKey = new Map(
              rows.map(({ [column]: key, clicks, impressions, ctr, position }) => [
                key,
                { clicks, impressions, ctr, position },
              ]),
            );
            const expected = evaluateFacts(counted, keyOf);
            expect(rowsByKey, `${id} on ${name}`).toEqual(expected);
            expect(total, `${id} on ${name}`).toBe(expected.size);
            const notesText = notes.map(({ en }) => en).join(' ');
            if (id === 'own-queries' && secret) {
              expect(notesText).toContain(
                `${formatInteger(secret.clicks, 'en')} clicks and ${formatInteger(secret.impressions, 'en')} impressions`,
              );
            } else expect(notesText).not.toContain('anonymised');
          }
        }
      }),
      { numRuns: atDepth({ quick: 4, deep: 16, full: 100 }) },
    );
  });

  it('without data ask a guest to log in, reveal nothing of other accounts, and mention imports only to users who may import', async () => {
    const [toGuest, toGuestRu] = await notesFor('guest');
    expect(toGuest).toMatch(/Log in to see yours/);
    expect(toGuest).not.toMatch(/your account/i);
    expect(toGuestRu).toMatch(/Войдите/);
    expect(toGuestRu).not.toMatch(/ваш\S* аккаунт/i);
    for (const kind of ['demo', 'promo', 'paid'] as const) {
      const [englishNotes, russianNotes] = await notesFor(kind);
      expect([kind, englishNotes]).toEqual([kind, expect.stringMatching(/Administrators import/)]);
      expect([kind, russianNotes]).toEqual([kind, expect.stringMatching(/импортируют администраторы/)]);
    }
    expect((await notesFor('administrator')).join(' ')).not.toMatch(/Administrators import|администраторы/);
  });

  it('next to measured positions have the same values for each row, in sorting and filters too', async () => {
    const reports: readonly [string, string, (facts: readonly Fact[]) => ReturnType<typeof evaluateFacts>][] =
      [
        ['organic-keywords', 'word', (facts) => evaluateFacts(facts, ({ word }) => word)],
        ['site-pages', 'url', (facts) => evaluateFacts(facts, ({ path }) => path)],
        [
          'page-keywords',
          'word',
          (facts) =>
            evaluateFacts(
              facts.filter(({ path }) => path === pageUrl),
              ({ word }) => word,
            ),
        ],
      ];
    const pageUrl = fixture.world.results.find(({ domain }) => domain === site)?.path ?? '';
    await fc.assert(
      fc.asyncProperty(someFacts(), async (facts) => {
        const generation = await write(facts);
        for (const { name, clickhouse } of stores) {
          for (const [id, column, evaluate] of reports) {
            const page = id === 'page-keywords' ? { pageUrl } : {};
            const expected = evaluate(facts);
            const { rows, total } = await run(id, generation, clickhouse, page);
            for (const row of rows) {
              const { clicks, impressions, ctr, position } = expected.get(String(row[column])) ?? none;
              expect(row, `${id} on ${name}`).toMatchObject({
                own_clicks: clicks,
                own_impressions: impressions,
                own_ctr: ctr,
                own_position: position,
              });
            }
            const expectedRows = rows.filter((row) => expected.has(String(row[column])));
            const narrowed = await run(id, generation, clickhouse, {
              ...page,
              sort: 'own_impressions|desc',
              filter: 'own_impressions>0',
            });
            expect(narrowed.total, `${id} on ${name}`).toBe(expectedRows.length);
            expect(narrowed.rows.map(({ own_impressions: impressions }) => impressions)).toEqual(
              expectedRows
                .map(({ own_impressions: impressions }) => Number(impressions))
                .toSorted((left, right) => right - left),
            );
            expect(total).toBe(rows.length);
          }
        }
      }),
      { numRuns: atDepth({ quick: 2, deep: 8, full: 50 }) },
    );
  });
});

const none = { clicks: null, impressions: null, ctr: null, position: null };
