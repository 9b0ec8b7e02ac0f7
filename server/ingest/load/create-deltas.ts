import { findLegacyAdSnapshots } from '../fact-coverage.js';
import { defaultCloneBounds, queryRows, type ImportRun } from '../import-run.js';
import { keywordKindList, stagingTableName } from '../staging/staging-table.js';
import {
  deltaTable,
  findFullSnapshots,
  ownRowsTable,
  ownSnapshotsSql,
} from '../../stores/clickhouse/snapshot-deltas.js';

/** A new version that may replace a published one. */
interface NewVersion {
  id: number;
  base: number;
  code: string;
  date: string;
  /** The version to replace, or 0 for the first one. */
  published: number;
}

/** A new snapshot version that contains only the changed rows of the version that it replaces. */
export interface Delta {
  /** Whether the replaced version is a delta as well. The new one contains its rows, and has the same full snapshot. */
  replacesDelta: boolean;
  /** Expected number of published results of its keywords. */
  mergedRows: number;
}

/** Deltas by the id of the new version. */
export type Deltas = ReadonlyMap<number, Delta>;

/**
 * Decides which new versions become deltas, and registers them before their rows are written. A large version that a
 * file adds few keywords to is not copied (docs/adr/0029-store-additions-to-a-date-as-deltas.md).
 */
export async function createDeltas(run: ImportRun, versions: readonly NewVersion[]): Promise<Deltas> {
  const deltas = new Map<number, Delta>();
  const replacing = versions.filter(({ published }) => published > 0);
  const [first] = replacing;
  // On a cluster, statements would send the keys of deltas to all shards.
  if (!first || run.stores.clickhouse.cluster !== undefined) return deltas;
  const bounds = run.config.cloneBounds ?? defaultCloneBounds;
  const large = await findLargeVersions(run, replacing, bounds.minPositions);
  if (large.size === 0) return deltas;
  const fullSnapshots = await findFullSnapshots(run.stores.clickhouse, [...large.keys()]);
  // The rows of a legacy snapshot do not state what they cover, so they are written again.
  const legacy = new Set(await findLegacyAdSnapshots(run, first.base, [...large.keys()]));
  const stagedKeywords = await countStagedKeywords(run, first.code, replacing);
  const ownKeywords = await countOwnKeywords(run, first.base, [...fullSnapshots.keys()]);
  const entries: { base: number; snapshot: number; full_snapshot: number }[] = [];
  const otherDeltas = await countOtherDeltas(run, first.base, [...fullSnapshots.keys()]);
  for (const { id, date, published, base } of replacing) {
    const size = large.get(published);
    if (!size || legacy.has(published)) continue;
    const keywords = (stagedKeywords.get(date) ?? 0) + (ownKeywords.get(published) ?? 0);
    if (keywords > Math.min(bounds.maxKeywords, size.keywords * bounds.maxShare)) continue;
    if (otherDeltas + deltas.size >= bounds.maxDeltas) continue;
    const mergedRows = Math.ceil((keywords * size.rows) / Math.max(1, size.keywords));
    deltas.set(id, { replacesDelta: fullSnapshots.has(published), mergedRows });
    entries.push({ base, snapshot: id, full_snapshot: fullSnapshots.get(published) ?? published });
  }
  if (entries.length > 0) {
    await run.stores.clickhouse.insert(
      `INSERT INTO ${deltaTable} FORMAT JSONEachRow`,
      entries.map((entry) => JSON.stringify(entry)).join('\n'),
    );
  }
  return deltas;
}

interface VersionSize {
  rows: number;
  keywords: number;
}

/** Sizes of the published versions from which copying takes longer than reading a delta. */
async function findLargeVersions(
  { stores }: ImportRun,
  replacing: readonly NewVersion[],
  minRows: number,
): Promise<ReadonlyMap<number, VersionSize>> {
  const rows: (VersionSize & { id: number })[] = await stores.postgres.query(
    'SELECT id, rows::float8 AS rows, keywords FROM snapshot WHERE id = ANY($1) AND rows >= $2',
    [replacing.map(({ published }) => published), minRows],
  );
  return new Map(rows.map(({ id, ...size }) => [id, size]));
}

/** Number of deltas of a database without those that the import replaces. */
async function countOtherDeltas(run: ImportRun, base: number, replaced: number[]): Promise<number> {
  const [row] = await queryRows<{ deltas: number }>(
    run,
    `SELECT count() AS deltas FROM ${deltaTable} WHERE base = {base:UInt16} AND NOT ${ownSnapshotsSql('replaced')}`,
    { base, replaced },
  );
  return row?.deltas ?? 0;
}

async function countStagedKeywords(
  run: ImportRun,
  code: string,
  versions: readonly NewVersion[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows<{ day: string; keywords: number }>(
    run,
    `SELECT toString(date) AS day, uniqExact(keyword_id) AS keywords FROM ${stagingTableName(run.id)}
     WHERE reason = 0 AND kind IN (${keywordKindList}) AND base = {code:String} AND date IN {dates:Array(Date)} GROUP BY date`,
    { code, dates: versions.map(({ date }) => date) },
  );
  return new Map(rows.map(({ day, keywords }) => [day, keywords]));
}

/** Numbers of keywords that deltas themselves contain. */
async function countOwnKeywords(
  run: ImportRun,
  base: number,
  deltas: number[],
): Promise<ReadonlyMap<number, number>> {
  if (deltas.length === 0) return new Map();
  const rows = await queryRows<{ snapshot: number; keywords: number }>(
    run,
    `SELECT snapshot, count() AS keywords FROM ${ownRowsTable('keyword_fact')}
     WHERE base = {base:UInt16} AND ${ownSnapshotsSql('deltas')} GROUP BY snapshot`,
    { base, deltas },
  );
  return new Map(rows.map(({ snapshot, keywords }) => [snapshot, keywords]));
}
