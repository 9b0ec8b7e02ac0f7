import { findLegacyAdSnapshots } from '../fact-coverage.js';
import { defaultCloneBounds, queryRows, type ImportRun } from '../import-run.js';
import { keywordKindList, recordKinds, stagingTableName } from '../staging/staging-table.js';
import {
  deltaTable,
  findFullSnapshots,
  ownRowsTable,
  ownSnapshotsSql,
  type FactTable,
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
  const staged = await countStagedKeys(run, first.code, replacing);
  const own = await countOwnKeys(run, first.base, [...fullSnapshots.keys()]);
  const entries: { base: number; snapshot: number; full_snapshot: number }[] = [];
  const otherDeltas = await countOtherDeltas(run, first.base, [...fullSnapshots.keys()]);
  for (const { id, date, published, base } of replacing) {
    const size = large.get(published);
    if (!size || legacy.has(published)) continue;
    const keywords = (staged.get(date)?.keywords ?? 0) + (own.get(published)?.keywords ?? 0);
    const sitesAndPages = (staged.get(date)?.sitesAndPages ?? 0) + (own.get(published)?.sitesAndPages ?? 0);
    if (keywords + sitesAndPages > Math.min(bounds.maxKeywords, size.keywords * bounds.maxShare)) continue;
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

/** Number of published deltas of a database without those that the import replaces. */
async function countOtherDeltas({ stores }: ImportRun, base: number, replaced: number[]): Promise<number> {
  const published: { id: number }[] = await stores.postgres.query(
    `SELECT id FROM snapshot WHERE base_id = $1 AND state = 'published' AND id <> ALL($2)`,
    [base, replaced],
  );
  return (
    await findFullSnapshots(
      stores.clickhouse,
      published.map(({ id }) => id),
    )
  ).size;
}

/** Numbers of the keys by which a delta replaces rows. */
interface KeyCounts {
  keywords: number;
  /** Sites and pages. */
  sitesAndPages: number;
}

async function countStagedKeys(
  run: ImportRun,
  code: string,
  versions: readonly NewVersion[],
): Promise<ReadonlyMap<string, KeyCounts>> {
  const rows = await queryRows<KeyCounts & { day: string }>(
    run,
    `SELECT toString(date) AS day, uniqExactIf(keyword_id, kind IN (${keywordKindList})) AS keywords,
       uniqExactIf(domain_id, kind = ${recordKinds.site}) + uniqExactIf(url_hash, kind = ${recordKinds.page}) AS sitesAndPages
     FROM ${stagingTableName(run.id)}
     WHERE reason = 0 AND base = {code:String} AND date IN {dates:Array(Date)} GROUP BY date`,
    { code, dates: versions.map(({ date }) => date) },
  );
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** Numbers of keys that deltas themselves contain. */
async function countOwnKeys(
  run: ImportRun,
  base: number,
  deltas: number[],
): Promise<ReadonlyMap<number, KeyCounts>> {
  if (deltas.length === 0) return new Map();
  const countSql = (table: FactTable, counts: string) =>
    `SELECT snapshot, ${counts} FROM ${ownRowsTable(table)}
     WHERE base = {base:UInt16} AND ${ownSnapshotsSql('deltas')} GROUP BY snapshot`;
  const rows = await queryRows<KeyCounts & { snapshot: number }>(
    run,
    `SELECT snapshot, sum(keyword_count) AS keywords, sum(site_and_page_count) AS sitesAndPages FROM (
     ${countSql('keyword_fact', 'count() AS keyword_count, 0 AS site_and_page_count')}
     UNION ALL ${countSql('publisher', '0, count()')}
     UNION ALL ${countSql('page_title', '0, count()')}
     ) GROUP BY snapshot`,
    { base, deltas },
  );
  return new Map(rows.map(({ snapshot, ...counts }) => [snapshot, counts]));
}
