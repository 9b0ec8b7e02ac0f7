import { beforeAll, describe, expect, it } from 'vitest';
import { mergeChanges, type MergeOutcome } from '../../../server/ingest/merge/merge-changes.js';
import { mergeDeltas } from '../../../server/ingest/merge/merge-deltas.js';
import { removeSnapshot, restoreSnapshot } from '../../../server/ingest/publish/change-snapshots.js';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { findDamage } from '../../../server/ingest/publish/find-damage.js';
import { defaultCloneBounds, type CloneBounds } from '../../../server/ingest/import-run.js';
import { countStoredRows, findClone } from '../../../server/stores/clickhouse/generation-tables.js';
import { factTables, ownRowsTable } from '../../../server/stores/clickhouse/snapshot-deltas.js';
import {
  findBase,
  findPublishedDeltas,
  importParts,
  readFacts,
  readState,
} from '../../support/base-state.js';
import { cloneAlways } from '../../support/clone-sequences.js';
import { csvOf, randomNumbers, randomRows } from '../../support/derived-state.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { inDeepRuns } from '../../support/test-depth.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { InterceptedStore } from '../support/intercepted-store.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const [older, newer] = ['2026-08-01', '2026-09-01'];

const withBounds = (cloneBounds: CloneBounds): TestStores => ({
  ...stores,
  config: { ...stores.config, cloneBounds } as TestStores['config'],
});

/**
 * A file of search results of a share of 120 keywords. Volumes are equal, because visits of older dates use those at the
 * time of their derivation.
 */
const resultsOf = (seed: number, date: string, share: number) => {
  const rows = randomRows(randomNumbers(seed), date, 120, share).map((row) => ({ ...row, ws: 100 }));
  return { [`${date}-${seed}.csv`]: csvOf(rows) };
};

type Files = ReturnType<typeof resultsOf>;

const complete: CloneBounds = { ...cloneAlways, maxKeywords: -1 };

async function importAll(code: string, files: readonly Files[], bounds: CloneBounds): Promise<void> {
  for (const contents of files) await importContents(withBounds(bounds), contents, { base: code });
}

/** Dependencies of a merge with an action before each of its commands. */
function interceptedParts(beforeCommand: (sql: string) => Promise<void>, bounds: CloneBounds) {
  return importParts({
    ...withBounds(bounds),
    clickhouse: new InterceptedStore(stores.clickhouse, beforeCommand),
  });
}

/** Runs a merge with an action before each of its commands. */
async function merge(
  code: string,
  beforeCommand: (sql: string) => Promise<void> = () => Promise.resolve(),
  bounds: CloneBounds = cloneAlways,
): Promise<MergeOutcome> {
  return mergeChanges(interceptedParts(beforeCommand, bounds), await findBase(stores, code));
}

/** Runs an action once, before the first command of a merge that matches. */
function onceBefore(pattern: RegExp, action: () => Promise<void>): (sql: string) => Promise<void> {
  let isDone = false;
  return async (sql) => {
    if (isDone || !pattern.test(sql)) return;
    isDone = true;
    await action();
  };
}

async function readAll(code: string) {
  return { state: await readState(stores, code), facts: await readFacts(stores, code) };
}

/** Rows of the published clone that a merge removes, by table. Empty tables are omitted. */
async function countDeletedRows(code: string): Promise<Record<string, number>> {
  const [generation]: { id: number; counts: Record<string, number> }[] = await stores.postgres.query(
    'SELECT generation.id, counts FROM base JOIN generation ON generation.id = base.generation WHERE code = $1',
    [code],
  );
  expect(await findClone(stores.clickhouse, generation?.id ?? 0)).toBeDefined();
  const stored = await countStoredRows(stores.clickhouse, generation?.id ?? 0);
  const deleted = [...stored].map(
    ([table, rows]) => [table, rows - (generation?.counts[table] ?? 0)] as const,
  );
  return Object.fromEntries(deleted.filter(([, rows]) => rows > 0));
}

/** Numbers of the keywords that the published deltas of a database themselves contain, by date. */
async function countDeltaKeywords(code: string): Promise<Record<string, number>> {
  const deltas = [...(await findPublishedDeltas(stores, code)).keys()];
  const rows: { date: string; keywords: number }[] = await stores.postgres.query(
    `SELECT date::text, (own_rows->>'keyword_fact')::int AS keywords FROM snapshot WHERE id = ANY($1) ORDER BY date`,
    [deltas],
  );
  return Object.fromEntries(rows.map(({ date, keywords }) => [date, keywords]));
}

async function findVersions(code: string, state: string): Promise<number[]> {
  const rows: { id: number }[] = await stores.postgres.query(
    `SELECT snapshot.id FROM snapshot JOIN base ON base.id = base_id WHERE code = $1 AND state = $2`,
    [code, state],
  );
  return rows.map(({ id }) => id);
}

/** Ids of versions with facts in the store that PostgreSQL does not know. */
async function findUnknownVersions(code: string): Promise<number[]> {
  const { base } = await findBase(stores, code);
  const versions: { id: number }[] = await stores.postgres.query(
    'SELECT id FROM snapshot WHERE base_id = $1',
    [base],
  );
  const stored = await stores.clickhouse.query<{ id: number }>(
    `SELECT DISTINCT id FROM (${factTables.map((table) => `SELECT DISTINCT snapshot AS id FROM ${ownRowsTable(table)} WHERE base = {base:UInt16}`).join(' UNION ALL ')})`,
    { parameters: { base } },
  );
  const ids = new Set(versions.map(({ id }) => id));
  return stored.rows.map(({ id }) => id).filter((id) => !ids.has(id));
}

const base = 'sar';
/** Database with the same results, whose tables are always derived completely. */
const twin = 'spb';

/** Results of both dates in one import, and a file that becomes a delta of the newer date. */
const initial: readonly Files[] = [
  { ...resultsOf(1, older, 90), ...resultsOf(2, newer, 90) },
  resultsOf(3, newer, 20),
];
const [laterFile, otherDate] = [resultsOf(4, newer, 6), resultsOf(5, '2026-10-01', 15)];
/** The same results in fewer imports. */
const twinFiles: readonly Files[] = [initial[0] ?? {}, { ...initial[1], ...otherDate }, laterFile];
const nothing: MergeOutcome = { tables: [], dates: [] };

/** Runs before the first copy of keywords. */
const onceBeforeCopy = (action: () => Promise<void>) =>
  onceBefore(/^INSERT INTO keyword_fact SELECT \*/, action);

describe('a background merge', { timeout: 600_000 }, () => {
  let before: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    await importAll(base, initial, cloneAlways);
    before = await readAll(base);
  });

  it('starts at half of the bounds', async () => {
    expect(Object.keys(await countDeltaKeywords(base))).toEqual([newer]);
    const [keywords = 0] = Object.values(await countDeltaKeywords(base));
    const { mergeFromShare } = defaultCloneBounds;
    expect(mergeFromShare).toBe(0.5);
    const half = { ...cloneAlways, mergeFromShare };
    expect(await merge(base, undefined, half)).toEqual(nothing);
    expect(await merge(base, undefined, { ...half, maxKeywords: keywords * 2 + 1 })).toEqual(nothing);
    expect(await merge(base, undefined, { ...half, maxDeltas: 3 })).toEqual(nothing);
    const begin = () => Promise.reject(new Error('begins'));
    for (const bounds of [{ maxKeywords: keywords * 2 }, { maxDeltas: 2 }, { maxReplacedShare: 0.01 }]) {
      await expect(merge(base, onceBefore(/./, begin), { ...half, ...bounds })).rejects.toThrow('begins');
    }
  });

  it('begins again after an interruption', async () => {
    const interrupt = onceBeforeCopy(() => Promise.reject(new Error('interrupted')));
    const parts = interceptedParts(interrupt, cloneAlways);
    await expect(mergeDeltas(parts, await findBase(stores, base))).rejects.toThrow('interrupted');
    expect(await findVersions(base, 'building')).not.toEqual([]);
    await cleanUpImports(stores, 0);
    expect(await findVersions(base, 'building')).toEqual([]);
    expect(await findUnknownVersions(base)).toEqual([]);
    expect(await readAll(base)).toEqual(before);
  });

  it('removes deleted rows and merges deltas while imports, clean-ups and reports continue', async () => {
    expect(Object.keys(await countDeletedRows(base))).toContain('position_by_domain');
    const steps: [RegExp, () => Promise<void>][] = [
      [/^OPTIMIZE TABLE position_by_domain/, () => importAll(base, [otherDate], cloneAlways)],
      [/^INSERT INTO keyword_fact SELECT \*/, () => importAll(base, [laterFile], cloneAlways)],
      // The snapshots that the merge copies are no longer published.
      [/^INSERT INTO page_title SELECT \*/, () => cleanUpImports(stores, 0)],
    ];
    let done = 0;
    const outcome = await merge(base, async (sql) => {
      const [pattern, action] = steps[done] ?? [];
      if (pattern?.test(sql)) {
        done += 1;
        await action?.();
      }
      const [read] = await publishedRows<Record<'domains' | 'urls', number>>(
        stores,
        base,
        `SELECT (SELECT count() FROM position_by_domain WHERE ${published}) AS domains,
           (SELECT count() FROM position_by_url WHERE ${published}) AS urls`,
      );
      expect(read?.domains).toBeGreaterThan(0);
      expect(read?.urls).toBe(read?.domains);
    });
    expect(done).toBe(steps.length);
    expect(outcome.tables).toContain('position_by_domain');
    expect(outcome.dates).toEqual([newer]);
    await importAll(twin, twinFiles, complete);
    expect(await readAll(base)).toEqual(await readAll(twin));
    // The later file is a delta of the merged snapshot.
    const laterKeywords = new Set(
      Object.values(laterFile)
        .join()
        .match(/keyword \d+/g),
    ).size;
    expect(await countDeltaKeywords(base)).toEqual({ [newer]: laterKeywords });
    expect(await findDamage(stores)).toEqual([]);
  });

  inDeepRuns(() => {
    it('leaves nothing to merge and no rows that no snapshot needs', async () => {
      const merged = await readAll(base);
      const { tables, dates } = await merge(base);
      expect(tables).toContain('position_by_domain');
      expect(dates).toEqual([newer]);
      expect(await countDeletedRows(base)).toEqual({});
      expect(await countDeltaKeywords(base)).toEqual({});
      expect(await findDamage(stores)).toEqual([]);
      await cleanUpImports(stores, 0);
      expect(await findVersions(base, 'retired')).toEqual([]);
      expect(await findUnknownVersions(base)).toEqual([]);
      expect(await readAll(base)).toEqual(merged);
      expect(await merge(base)).toEqual(nothing);
    });

    it('discards the copy of a date that was removed', async () => {
      await importAll(base, [resultsOf(6, newer, 6)], cloneAlways);
      const current = await readAll(base);
      const target = await findBase(stores, base);
      const remove = async () => {
        await removeSnapshot(importParts(withBounds(cloneAlways)), target, newer);
      };
      expect(await merge(base, onceBeforeCopy(remove))).toMatchObject({ dates: [] });
      expect(await findUnknownVersions(base)).toEqual([]);
      const [removed = 0] = await findVersions(base, 'removed');
      await restoreSnapshot(importParts(withBounds(cloneAlways)), target, removed);
      expect(await readAll(base)).toEqual(current);
    });
  });
});
