import { beforeAll, describe, expect, inject, it } from 'vitest';
import { removeSnapshot, restoreSnapshot } from '../../../server/ingest/publish/change-snapshots.js';
import type { CloneBounds } from '../../../server/ingest/import-run.js';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { findDamage } from '../../../server/ingest/publish/find-damage.js';
import { mergeChanges } from '../../../server/ingest/merge/merge-changes.js';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { copyFacts } from '../../../server/move/copy-facts.js';
import {
  clonedTable,
  findClone,
  generationTables,
  listClonedTables,
} from '../../../server/stores/clickhouse/generation-tables.js';
import { connectTo, copyTemplate, dropDatabases } from '../../support/shared-servers.js';
import {
  findBase,
  findPublishedDeltas,
  importParts,
  readFacts,
  readKeywordFacts,
  readState,
} from '../../support/base-state.js';
import { cloneAlways, describeStep, randomHistory, type HistoryStep } from '../../support/clone-sequences.js';
import { randomNumbers } from '../../support/derived-state.js';
import { importFiles } from '../../../server/ingest/import-files.js';
import { importContents, writeFiles, type FileContents } from '../../support/import-files.js';
import { deltaTable, ownRowsTable } from '../../../server/stores/clickhouse/snapshot-deltas.js';
import {
  BaseCatalogueService,
  type BaseState,
} from '../../../server/modules/databases/base-catalogue.service.js';
import {
  readListedKeywords,
  readSerpRows,
  type SerpRow,
} from '../../../server/modules/serp-tools/serp-rows.js';
import { GenerationReader } from '../../../server/reports/engine/generation-reader.js';
import { readPositionHistory } from '../../../server/modules/dashboards/position-history.js';
import { readKeywordDashboard } from '../../../server/modules/dashboards/keyword-dashboard.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { thinOnDay } from '../../support/thin-snapshots.js';
import { atDepth, inDeepRuns, testDepth } from '../../support/test-depth.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { InterceptedStore } from '../support/intercepted-store.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const cloneNever: CloneBounds = { ...cloneAlways, maxKeywords: -1 };

const withBounds = (stores: TestStores, cloneBounds: CloneBounds): TestStores => ({
  ...stores,
  config: { ...stores.config, cloneBounds } as TestStores['config'],
});

async function runStep(stores: TestStores, code: string, step: HistoryStep): Promise<void> {
  const parts = importParts(stores);
  const target = await findBase(stores, code);
  if (step.action === 'import') {
    const files = await Promise.all(
      step.files.map(async ({ name, text, scope: resultScope, complete }) => {
        const [file = ''] = await writeFiles(stores, { [name]: text });
        return { path: file, resultScope, complete };
      }),
    );
    await importFiles(stores, stores.config, { files, base: code });
  } else if (step.action === 'remove') {
    await removeSnapshot(parts, target, step.date);
  } else if (step.action === 'thin') {
    await thinOnDay(stores, code, { allDays: 0, monthlyMonths: 0, newestCount: 2 }, step.today);
    await thinOnDay(stores, code, { allDays: 0, monthlyMonths: 0, newestCount: 2 }, '2026-12-10');
  } else {
    const [removed]: { id: number }[] = await stores.postgres.query(
      `SELECT id FROM snapshot WHERE base_id = $1 AND state = 'removed' AND NOT EXISTS (
         SELECT FROM snapshot AS other WHERE other.base_id = $1 AND other.date = snapshot.date AND other.state = 'published')
       ORDER BY id DESC LIMIT 1`,
      [target.base],
    );
    if (removed) await restoreSnapshot(parts, target, removed.id);
  }
}

/** Merges the changes of a database, and runs a step before one of the first commands of the merge or after it. */
async function runDuringMerge(code: string, command: number, runCloned: () => Promise<void>): Promise<void> {
  let commands = 0;
  const clickhouse = new InterceptedStore(stores.clickhouse, async () => {
    if (commands++ === command) await runCloned();
  });
  const parts = importParts({ ...withBounds(stores, cloneAlways), clickhouse });
  await mergeChanges(parts, await findBase(stores, code));
  if (commands <= command) await runCloned();
}

/** Removes all data of a database. */
async function emptyBase(stores: TestStores, code: string): Promise<void> {
  const { base } = await findBase(stores, code);
  await stores.postgres.query('UPDATE base SET generation = 0, volumes_date = NULL WHERE id = $1', [base]);
  await stores.postgres.query(`UPDATE snapshot SET state = 'retired', kept_until = NULL WHERE base_id = $1`, [
    base,
  ]);
}

async function publishedGeneration(stores: TestStores, code: string): Promise<number> {
  const [base]: { generation: number }[] = await stores.postgres.query(
    'SELECT generation FROM base WHERE code = $1',
    [code],
  );
  return base?.generation ?? 0;
}

async function isClone(stores: TestStores, code: string): Promise<boolean> {
  return (await findClone(stores.clickhouse, await publishedGeneration(stores, code))) !== undefined;
}

/** Migrated databases without data. */
async function openEmptyTarget({ config, log }: TestStores) {
  const servers = inject('servers');
  const name = await copyTemplate(servers, 'migrated');
  const target = await connectTo(servers, name, config, log, { migrate: false });
  const close = async () => {
    await target.close();
    await dropDatabases(servers, name);
  };
  return { clickhouse: target.clickhouse, close };
}

/** Ads of two keywords at the date of the first import. */
const adsFile: FileContents = {
  'ads.ndjson': ['keyword 0', 'keyword 1']
    .map((keyword) => ({ type: 'ad', keyword, position: 1, url: 'https://shop.example/', title: 'Ad' }))
    .map((record) => JSON.stringify({ ...record, date: '2026-08-01' }))
    .join('\n'),
};

/** Two results for each of the first keywords. */
const results = (date: string, keywords: number, site = 'site'): string =>
  [
    'keyword,position,url,date',
    ...Array.from({ length: keywords * 2 }, (_, row) => {
      const position = (row % 2) + 1;
      return `keyword ${Math.floor(row / 2)},${position},https://${site}${position}.example/,${date}`;
    }),
  ].join('\n');

/** Ids of the published snapshots, oldest date first. */
async function findSnapshotIds({ postgres }: TestStores, code: string): Promise<number[]> {
  const rows: { id: number }[] = await postgres.query(
    `SELECT snapshot.id FROM snapshot JOIN base ON base.id = base_id WHERE code = $1 AND state = 'published' ORDER BY date`,
    [code],
  );
  return rows.map(({ id }) => id);
}

/** Search results of a list of keywords as a comparison reads them. */
async function readSearchResults(code: string, keywords: readonly string[]): Promise<SerpRow[]> {
  const bases = new BaseCatalogueService(stores.postgres);
  const base = await bases.byCode(code);
  const reader = new GenerationReader(base, { clickhouse: stores.clickhouse, bases });
  const listed = await readListedKeywords(keywords, reader);
  const ids = [...listed.values()].map(({ id }) => id);
  const rows = await readSerpRows(ids, 50, await bases.snapshots(base), reader);
  return rows.toSorted((a, b) => a.keyword - b.keyword);
}

/** Positions of a site for a keyword by date. */
function readPoints(code: string, keyword: string) {
  const bases = new BaseCatalogueService(stores.postgres);
  const reports = { clickhouse: stores.clickhouse, bases };
  const subject = { domain: 'site1.example', keyword };
  return readPositionHistory(subject, code, { viewer: unlimitedViewer, reports }, true);
}

/** Numbers of keywords and results that snapshots themselves contain. */
async function countOwnRows({ clickhouse }: TestStores, snapshots: readonly (number | undefined)[]) {
  const counts = snapshots.map(async (snapshot = 0) => {
    const { rows } = await clickhouse.query<{ keywords: number; results: number }>(
      `SELECT (SELECT count() FROM ${ownRowsTable('keyword_fact')} WHERE snapshot = {snapshot:UInt32}) AS keywords,
         (SELECT count() FROM ${ownRowsTable('result')} WHERE snapshot = {snapshot:UInt32}) AS results`,
      { parameters: { snapshot } },
    );
    return rows[0];
  });
  return Promise.all(counts);
}

const sequenceCount = atDepth({ quick: 0, deep: 6, full: 300 });
/** Histories that share a database. */
const sequencesPerDatabase = atDepth({ quick: 1, deep: 6, full: 25 });
const stepCount = 12;
const firstSeed = Number(process.env['TEST_SEED'] ?? 1);

/** Seed of a history that imports results and ads at two dates, and then removes and restores the newer date. */
const seedWithRestoration = 5167;

describe('a generation published as a clone', { timeout: 6 * 3_600_000 }, () => {
  it('is checked for damage, moved to other servers, rebuilt and cleaned up like any other', async () => {
    const steps = randomHistory(randomNumbers(seedWithRestoration), 5);
    expect(steps.map(({ action }) => action)).toEqual(['import', 'import', 'import', 'remove', 'restore']);
    for (const step of steps) await runStep(withBounds(stores, cloneAlways), 'spb', step);
    const [state, facts] = [await readState(stores, 'spb'), await readFacts(stores, 'spb')];
    const generation = await publishedGeneration(stores, 'spb');
    expect(await isClone(stores, 'spb')).toBe(true);
    expect((await findPublishedDeltas(stores, 'spb')).size).toBe(1);
    expect(await findDamage(stores)).toEqual([]);

    const { clickhouse, close } = await openEmptyTarget(stores);
    await copyFacts(stores.clickhouse, clickhouse);
    expect(await findClone(clickhouse, generation)).toBeUndefined();
    expect(await readState({ ...stores, clickhouse }, 'spb')).toEqual(state);
    expect(await readFacts({ ...stores, clickhouse }, 'spb')).toEqual(facts);
    await close();

    await stores.clickhouse.command(`DELETE FROM ${clonedTable('page', generation)} WHERE it10 > 0`);
    expect(
      (await findDamage(stores)).map(({ code, reports }) => [code, reports.map(({ table }) => table)]),
    ).toEqual([['spb', ['page']]]);
    await rebuildReports(importParts(stores), await findBase(stores, 'spb'));
    expect(await readState(stores, 'spb')).toEqual(state);
    expect(await isClone(stores, 'spb')).toBe(false);
    await cleanUpImports(stores, 0);
    expect([...(await listClonedTables(stores.clickhouse)).keys()]).not.toContain(generation);
    expect(await readFacts(stores, 'spb')).toEqual(facts);
  });

  // Quick runs compare with a complete derivation after the history above.
  inDeepRuns(() => {
    it('equals one that is derived completely, for any history of imports, removals, restorations, thinnings and merges', async () => {
      let clones = 0;
      const deltas = new Set<number>();
      for (let seed = firstSeed; seed < firstSeed + sequenceCount / sequencesPerDatabase; seed++) {
        const done: string[] = [];
        const steps = randomHistory(randomNumbers(seed), stepCount, sequencesPerDatabase);
        const chance = randomNumbers(seed + 1);
        for (const step of steps) {
          done.push(describeStep(step));
          await runStep(withBounds(stores, cloneNever), 'msk', step);
          const runCloned = () => runStep(withBounds(stores, cloneAlways), 'sar', step);
          await (chance(3) === 0 ? runDuringMerge('sar', chance(4), runCloned) : runCloned());
          expect(await readState(stores, 'sar'), `seed ${seed}: ${done.join('; ')}`).toEqual(
            await readState(stores, 'msk'),
          );
          expect(await readFacts(stores, 'sar'), `seed ${seed}: ${done.join('; ')}`).toEqual(
            await readFacts(stores, 'msk'),
          );
          for (const keywords of [['keyword 30'], ['keyword 0', 'keyword 30', 'keyword 71']]) {
            expect(
              await readKeywordFacts(stores, 'sar', keywords),
              `seed ${seed}: ${keywords.join()}: ${done.join('; ')}`,
            ).toEqual(await readKeywordFacts(stores, 'msk', keywords));
          }
          if (await isClone(stores, 'sar')) clones += 1;
          for (const delta of (await findPublishedDeltas(stores, 'sar')).keys()) deltas.add(delta);
          await cleanUpImports(stores, 0);
        }
        for (const code of ['msk', 'sar']) await emptyBase(stores, code);
      }
      expect(clones).toBeGreaterThan((sequenceCount / sequencesPerDatabase) * 2);
      expect(deltas.size).toBeGreaterThan(0);
    });
  });

  it('merges changed rows into the stored first pages', async () => {
    const base = 'oms';
    const records = (keyword: number, ws: number, url?: string): object[] => [
      { type: 'keyword', keyword: `keyword ${keyword}`, ws },
      { type: 'organic', keyword: `keyword ${keyword}`, position: 1, url: 'https://other.example/' },
      ...(url ? [{ type: 'organic', keyword: `keyword ${keyword}`, position: 2, url }] : []),
    ];
    const importRecords = async (bounds: CloneBounds, rows: readonly object[]) => {
      const text = rows.map((row) => JSON.stringify({ ...row, date: '2026-07-01' })).join('\n');
      await importContents(withBounds(stores, bounds), { 'changes.ndjson': text }, { base });
    };
    const all = Array.from({ length: 70 }, (_, keyword) =>
      records(keyword, 1_000 - keyword, 'https://site.example/'),
    );
    await importRecords(cloneNever, all.flat());
    // The page has all rows up to its last one, with and without a change of them.
    const beyondPage = records(69, 931, 'https://site.example/other');
    const changes = [
      records(68, 5_000, 'https://site.example/'),
      records(0, 1, 'https://site.example/'),
      // The next two texts separate rows.
      records(3, 997, 'https://site.example/a],['),
      records(60, 940, 'https://site.example/b'),
    ];
    for (const change of [beyondPage, ...(testDepth === 'quick' ? [changes.flat()] : changes)]) {
      await importRecords(cloneAlways, change);
      expect(await isClone(stores, base)).toBe(true);
    }
    const state = await readState(stores, base);
    expect(state['first_page']).toMatchObject({ rows: 2 });
    await rebuildReports(importParts(stores), await findBase(stores, base));
    expect(await readState(stores, base)).toEqual(state);
  });

  it('that PostgreSQL does not know is dropped', async () => {
    const generation = 999_999_999;
    for (const table of generationTables.slice(0, 3)) {
      await stores.clickhouse.command(`CREATE TABLE ${clonedTable(table, generation)} AS ${table}`);
    }
    await cleanUpImports(stores);
    expect([...(await listClonedTables(stores.clickhouse)).keys()]).not.toContain(generation);
  });
});

describe('a file for a date of the database', { timeout: 240_000 }, () => {
  const base = 'kzn';
  /** Database with the same results in complete snapshots. */
  const complete = 'ufa';
  const old = { 'old.csv': results('2026-07-01', 40), 'new.csv': results('2026-08-01', 40) };
  const added = { 'added.csv': results('2026-07-01', 3, 'other'), ...adsFile };
  /** Stores deltas and derives all tables, which takes less time than a clone. */
  const withDeltas = (bounds: Partial<CloneBounds> = {}) =>
    withBounds(stores, { ...cloneAlways, maxReplacedShare: -1, ...bounds });
  const importAll = (contents: FileContents, bounds?: Partial<CloneBounds>) =>
    importContents(withDeltas(bounds), contents, { base });
  let older = 0;
  let newer = 0;
  let olderDelta = 0;
  let newerDelta = 0;
  /** The database before the import of the deltas. */
  let reportBase: BaseState;
  beforeAll(async () => {
    await importAll(old);
    [older = 0, newer = 0] = await findSnapshotIds(stores, base);
    reportBase = await new BaseCatalogueService(stores.postgres).byCode(base);
    await importAll(added);
    [olderDelta = 0, newerDelta = 0] = await findSnapshotIds(stores, base);
  });

  it('is stored as a delta of the date', async () => {
    expect(await findPublishedDeltas(stores, base)).toEqual(
      new Map([
        [olderDelta, older],
        [newerDelta, newer],
      ]),
    );
    // Requests that started before the import still read the full snapshots.
    expect(await countOwnRows(stores, [olderDelta, newerDelta, older, newer])).toEqual([
      { keywords: 3, results: 12 },
      { keywords: 2, results: 4 },
      { keywords: 40, results: 80 },
      { keywords: 40, results: 80 },
    ]);
    expect((await importAll(adsFile)).changed).toEqual([]);
  });

  it('has the reports and facts of a complete import', async () => {
    const never = withBounds(stores, cloneNever);
    await importContents(never, { ...old, ...added }, { base: complete });
    expect(await readState(stores, base)).toEqual(await readState(stores, complete));
    expect(await readFacts(stores, base)).toEqual(await readFacts(stores, complete));
    for (const keywords of [['keyword 0'], ['keyword 39'], ['keyword 0', 'keyword 39']]) {
      const facts = await readKeywordFacts(stores, base, keywords);
      expect(facts.length).toBeGreaterThan(0);
      expect(facts).toEqual(await readKeywordFacts(stores, complete, keywords));
      const rows = await readSearchResults(base, keywords);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual(await readSearchResults(complete, keywords));
    }
    for (const keyword of ['keyword 0', 'keyword 39']) {
      const points = await readPoints(base, keyword);
      expect(points.length).toBeGreaterThan(1);
      expect(points).toEqual(await readPoints(complete, keyword));
    }
  });

  it('is damaged if its delta lost rows of a table', async () => {
    const findBaseDamage = async () => (await findDamage(stores)).filter(({ code }) => code === base);
    expect(await findBaseDamage()).toEqual([]);
    const partition = `PARTITION tuple(${(await findBase(stores, base)).base}, ${olderDelta})`;
    for (const table of ['keyword_fact', 'result', 'snapshot_delta']) {
      await stores.clickhouse.command(`ALTER TABLE ${table} DETACH ${partition}`);
      expect((await findBaseDamage()).flatMap((damage) => damage.results.map((lost) => lost.table))).toEqual([
        table,
      ]);
      await stores.clickhouse.command(`ALTER TABLE ${table} ATTACH ${partition}`);
    }
  });

  it('is readable in a dashboard that reads the snapshots after the publication', async () => {
    const bases = new BaseCatalogueService(stores.postgres);
    // The generation before the import with the snapshots after it.
    const reports = {
      clickhouse: stores.clickhouse,
      bases: { byCode: () => Promise.resolve(reportBase), snapshots: () => bases.snapshots(reportBase) },
    };
    const { top } = await readKeywordDashboard('keyword 1', base, { viewer: unlimitedViewer, reports });
    expect(top.map(({ domain, pos }) => [domain, pos])).toEqual([
      ['site1.example', 1],
      ['site2.example', 2],
    ]);
  });

  it('extends the delta until it has too many keywords, unaffected by a delta that PostgreSQL does not know', async () => {
    const { base: id } = await findBase(stores, base);
    await stores.clickhouse.command(`INSERT INTO ${deltaTable} SELECT ${id}, 999999, ${newer}`);
    // The entry does not count as a delta of the database.
    await importAll({ 'added.csv': results('2026-08-01', 5, 'third') }, { maxDeltas: 2 });
    const [, secondDelta = 0] = await findSnapshotIds(stores, base);
    expect((await findPublishedDeltas(stores, base)).get(secondDelta)).toBe(newer);
    await cleanUpImports(stores, 0);
    expect(await countOwnRows(stores, [older, newer, newerDelta])).toEqual([
      { keywords: 40, results: 80 },
      { keywords: 40, results: 80 },
      { keywords: 0, results: 0 },
    ]);

    await importAll({ 'all.csv': results('2026-08-01', 40, 'last') });
    expect([...(await findPublishedDeltas(stores, base)).values()]).toEqual([older]);
    await importAll({ 'more.csv': results('2026-08-01', 3, 'more') }, { maxDeltas: 1 });
    expect([...(await findPublishedDeltas(stores, base)).values()]).toEqual([older]);
    // The entry does not retain the full snapshot either.
    await cleanUpImports(stores, 0);
    expect(await countOwnRows(stores, [newer, secondDelta])).toEqual([
      { keywords: 0, results: 0 },
      { keywords: 0, results: 0 },
    ]);
  });

  it('is stored completely if it has too many sites or pages, or if the date is small', async () => {
    const sites = (count: number, owner: string) =>
      Array.from({ length: count }, (_, site) => ({
        type: 'site',
        domain: `site${site}.example`,
        adsense_id: `pub-${owner}`,
        date: '2026-07-01',
      })).map((record) => JSON.stringify(record));
    const countDeltas = async (bounds: Partial<CloneBounds>, lines: readonly string[]) => {
      const files = { 'sites.ndjson': lines.join('\n') };
      await importContents(withDeltas(bounds), files, { base: complete });
      return (await findPublishedDeltas(stores, complete)).size;
    };
    if (testDepth !== 'quick') {
      expect(await countDeltas({ minPositions: 87 }, sites(2, '1000000001'))).toBe(0);
      expect(await countDeltas({ maxKeywords: 3 }, sites(4, '1000000002'))).toBe(0);
    }
    expect(await countDeltas({ maxKeywords: 3 }, sites(3, '1000000003'))).toBe(1);
    // The sites of the replaced delta count as well.
    expect(await countDeltas({ maxKeywords: 4 }, sites(5, '1000000004').slice(3))).toBe(0);
  });
});
