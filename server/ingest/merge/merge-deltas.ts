import type { DataSource, QueryRunner } from 'typeorm';
import { findFullSnapshots } from '../../stores/clickhouse/snapshot-deltas.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { withBaseLock } from '../import-locks.js';
import {
  defaultCloneBounds,
  runImportJob,
  type CloneBounds,
  type ImportDependencies,
  type ImportRun,
} from '../import-run.js';
import { dropSnapshotFacts } from '../load/drop-snapshot-facts.js';
import { countContents, type CountedVersion } from '../load/load-snapshot.js';
import { buildGeneration, type BaseToBuild } from '../publish/build-generation.js';
import { cleanUpBase } from '../publish/clean-up-imports.js';
import type { MergedSnapshot } from '../publish/publish-generation.js';
import { createStaging } from '../staging/staging-table.js';
import { copyLaterChanges, copySnapshot, insertSnapshotCopy } from './copy-facts.js';

/** A published delta. */
interface PublishedDelta {
  id: number;
  /** Its full snapshot. */
  full: number;
  date: string;
  rows: number;
  keywords: number;
  ownRows: Record<string, number> | null;
}

/** New full snapshot of a delta. */
interface Merge {
  base: number;
  /** Id of the new full snapshot. */
  id: number;
  delta: PublishedDelta;
}

type CountedMerge = Merge & CountedVersion;

/**
 * Merges large deltas of a base with their full snapshots. The copy runs without the base lock, so imports continue.
 * The publication takes the lock for as long as a small import. If an import has added to a date in the meantime, the
 * date becomes a delta of the merged snapshot that contains only the later changes.
 * @returns the merged dates
 */
export async function mergeDeltas(dependencies: ImportDependencies, target: BaseToBuild): Promise<string[]> {
  const { stores, config } = dependencies;
  const bounds = config.cloneBounds ?? defaultCloneBounds;
  if ((await findLargeDeltas(stores, stores.postgres, target.base, bounds)).length === 0) return [];
  let dates: string[] = [];
  await runImportJob(dependencies, [], async (run, connection) => {
    const merges = await withBaseLock(
      connection,
      target.base,
      async () => {
        await cleanUpBase(run.stores, connection, target.base);
        const deltas = await findLargeDeltas(run.stores, connection, target.base, bounds);
        return insertVersions(connection, run.id, target.base, deltas);
      },
      run.signal,
    );
    for (const { base, id, delta } of merges) {
      await copySnapshot(run, { base, from: delta.id, to: id, rows: delta.rows });
    }
    const counted = await countContents(run, merges);
    for (const merge of counted) assertComplete(merge);
    if (counted.length === 0) return { taken: 0, rejected: 0 };
    dates = await withBaseLock(
      connection,
      target.base,
      () => publishMerges(run, connection, target, counted),
      run.signal,
    );
    return { taken: 0, rejected: 0 };
  });
  return dates;
}

/** Deltas above the size from which they are merged; all deltas if there are many. */
async function findLargeDeltas(
  { clickhouse }: Pick<ImportRun['stores'], 'clickhouse'>,
  connection: DataSource | QueryRunner,
  base: number,
  { maxKeywords, maxShare, maxDeltas, mergeFromShare }: CloneBounds,
): Promise<PublishedDelta[]> {
  const deltas = await findDeltas({ clickhouse }, connection, base);
  if (deltas.length > 0 && deltas.length >= maxDeltas * mergeFromShare) return deltas;
  return deltas.filter(({ keywords, ownRows }) => {
    const { keyword_fact: ownKeywords = 0, publisher: sites = 0, page_title: pages = 0 } = ownRows ?? {};
    return ownKeywords + sites + pages >= Math.min(maxKeywords, keywords * maxShare) * mergeFromShare;
  });
}

async function findDeltas(
  { clickhouse }: Pick<ImportRun['stores'], 'clickhouse'>,
  connection: DataSource | QueryRunner,
  base: number,
): Promise<PublishedDelta[]> {
  const snapshots = await queryPostgres<Omit<PublishedDelta, 'full'>>(
    connection,
    `SELECT id, to_char(date, 'YYYY-MM-DD') AS date, rows::float8 AS rows, keywords, own_rows AS "ownRows"
     FROM snapshot WHERE base_id = $1 AND state = 'published' ORDER BY date`,
    [base],
  );
  const fullSnapshots = await findFullSnapshots(
    clickhouse,
    snapshots.map(({ id }) => id),
  );
  return snapshots.flatMap((snapshot) => {
    const full = fullSnapshots.get(snapshot.id);
    return full === undefined ? [] : [{ ...snapshot, full }];
  });
}

/** Inserts a version for each delta. */
async function insertVersions(
  connection: QueryRunner,
  importId: number,
  base: number,
  deltas: readonly PublishedDelta[],
): Promise<Merge[]> {
  const merges: Merge[] = [];
  for (const delta of deltas) {
    merges.push({ base, id: await insertSnapshotCopy(connection, importId, delta), delta });
  }
  return merges;
}

function assertComplete({ delta, rows, keywordCount }: CountedMerge): void {
  if (rows === delta.rows && keywordCount === delta.keywords) return;
  throw new Error(
    `The merge of ${delta.date} has ${rows} results and ${keywordCount} keywords, not ${delta.rows} and ${delta.keywords}`,
  );
}

/**
 * Publishes the merged versions of the dates that still have the same full snapshot, and discards the others.
 * @returns the published dates
 */
async function publishMerges(
  run: ImportRun,
  connection: QueryRunner,
  target: BaseToBuild,
  merges: readonly CountedMerge[],
): Promise<string[]> {
  const current = await findDeltas(run.stores, connection, target.base);
  const published: MergedSnapshot[] = [];
  const discarded: number[] = [];
  for (const merge of merges) {
    const delta = current.find(({ date, full }) => date === merge.delta.date && full === merge.delta.full);
    if (!delta) discarded.push(merge.id);
    else if (delta.id === merge.delta.id) published.push(toMergedSnapshot(merge, merge.id, delta.id));
    else published.push(await publishRemainingDelta(run, connection, merge, delta));
  }
  await dropSnapshotFacts(run.stores.clickhouse, target.base, discarded);
  await connection.query('DELETE FROM snapshot WHERE id = ANY($1)', [discarded]);
  if (published.length > 0) {
    await createStaging(run.stores.clickhouse, run.id);
    await buildGeneration(run, connection, target, { merged: published });
  }
  return published.map(({ date }) => date);
}

function toMergedSnapshot(
  { delta: { date }, rows, keywordCount, contents, ownRows }: CountedMerge,
  id: number,
  published: number,
): MergedSnapshot {
  return { id, date, published, rows, keywordCount, contents, ownRows, full: undefined };
}

/** Publishes the changes of a later delta of the date as a delta of the merged snapshot. */
async function publishRemainingDelta(
  run: ImportRun,
  connection: QueryRunner,
  merge: CountedMerge,
  later: PublishedDelta,
): Promise<MergedSnapshot> {
  const { id: full, base, rows, keywordCount, contents, ownRows } = merge;
  await connection.query(
    'UPDATE snapshot SET rows = $2, keywords = $3, contents = $4, own_rows = $5 WHERE id = $1',
    [full, rows, keywordCount, JSON.stringify(contents), JSON.stringify(ownRows)],
  );
  const id = await insertSnapshotCopy(connection, run.id, later);
  await copyLaterChanges(run, { base, id, full, earlier: merge.delta.id, later: later.id });
  const [counted] = await countContents(run, [{ id, base }]);
  if (!counted) throw new Error(`The delta of ${later.date} has no counts`);
  return { ...toMergedSnapshot({ ...merge, ...counted }, id, later.id), full };
}
