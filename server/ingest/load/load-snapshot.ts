import type { SnapshotContents } from '../../entities/snapshot.entity.js';
import {
  queryRows,
  rowsInRange,
  runStatements,
  type ImportRun,
  type Statement,
  idRanges,
  snapshotsWithRowsSql,
} from '../import-run.js';
import { findLegacyAdSnapshots } from '../fact-coverage.js';
import { stagingTableName } from '../staging/staging-table.js';
import { dropSnapshotFacts } from './drop-snapshot-facts.js';
import type { CoveringFiles, DomainExports } from './file-scope.js';
import { createDeltas, type Delta, type Deltas } from './create-deltas.js';
import { deltaTable, factTables, ownSnapshotsSql } from '../../stores/clickhouse/snapshot-deltas.js';
import {
  deltaFingerprintsSql,
  fingerprintsSql,
  loadAdsSql,
  loadDistinctResultsSql,
  loadDomainExportsSql,
  loadFactsSql,
  loadPageTitlesSql,
  loadPublishersSql,
  loadResultsSql,
  loadVendorFactsSql,
} from './load-results-sql.js';

/** Records of an import for one base and date. */
export interface SnapshotPart {
  base: number;
  code: string;
  /** ISO date. */
  date: string;
  /** Accepted records by kind. */
  organic: number;
  /** Subset of `organic` from domain exports. */
  own: number;
  ads: number;
  keywords: number;
  sites: number;
  pages: number;
  /** Records with vendor facts. */
  vendorFacts: number;
  /** Whether no two records of the import map to the same row. */
  isDistinct: boolean;
  /** Domain exports among the import's files. */
  exports: DomainExports;
  /** Files that cover ads or SERP features. */
  coverage: CoveringFiles;
  /** Names of the source files. */
  files: readonly string[];
}

/** An unpublished snapshot version. */
export interface LoadedSnapshot extends SnapshotPart {
  id: number;
  /** The version to replace, or 0 for the first one. */
  published: number;
  /** Sample version that is dropped instead of merged, or 0. */
  discardedSample: number;
  rows: number;
  keywordCount: number;
  contents: SnapshotContents;
  /** Row counts by table, without the rows of the full snapshot of a delta. */
  ownRows: Record<string, number>;
}

/** A part with its unpublished version. */
interface PartVersion extends SnapshotPart {
  id: number;
  published: number;
  discardedSample: number;
}

/** Rows of a batch. A larger part has its own batch, so that its inserts have one partition. */
const maxRowsInBatch = 100_000;

/**
 * Writes new snapshot versions of one base. Parts that equal their published version are omitted.
 * Imported data replaces sample data of the same date instead of being merged with it.
 * @param onProgress receives the number of written parts
 */
export async function loadSnapshots(
  run: ImportRun,
  parts: readonly SnapshotPart[],
  onProgress: (done: number) => void,
): Promise<LoadedSnapshot[]> {
  const loaded: LoadedSnapshot[] = [];
  let done = 0;
  for (const batch of splitIntoBatches(parts)) {
    onProgress(done);
    const versions = await insertVersions(run, batch);
    const deltas = await createDeltas(run, versions);
    await writeVersions(run, versions, deltas);
    const changed = await discardUnchanged(run, versions, deltas);
    loaded.push(...(await countContents(run, changed)));
    done += batch.length;
  }
  return loaded;
}

function splitIntoBatches(parts: readonly SnapshotPart[]): SnapshotPart[][] {
  const batches: { parts: SnapshotPart[]; rows: number }[] = [];
  for (const part of parts) {
    const rows = part.organic + part.ads + part.keywords + part.sites + part.pages;
    const last = batches.at(-1);
    if (last && last.rows + rows <= maxRowsInBatch) {
      last.parts.push(part);
      last.rows += rows;
    } else {
      batches.push({ parts: [part], rows });
    }
  }
  return batches.map((batch) => batch.parts);
}

async function writeVersions(
  run: ImportRun,
  versions: readonly PartVersion[],
  deltas: Deltas,
): Promise<void> {
  const publishedWithExports = await findSnapshotsWithExports(
    run,
    versions[0]?.base ?? 0,
    replacedIds(versions),
  );
  const hasExports = ({ own, published }: PartVersion) => own > 0 || publishedWithExports.has(published);
  const isPlain = (part: PartVersion) => part.isDistinct && part.published === 0 && !hasExports(part);
  const complete = versions.filter(({ id }) => !deltas.has(id));
  // A delta merges only rows with the keys of its own records.
  const deltaGroups = versions.filter(({ id }) => deltas.has(id)).map((version) => [version]);
  for (const group of [complete.filter(isPlain), complete.filter((part) => !isPlain(part)), ...deltaGroups]) {
    const [first] = group;
    if (!first) continue;
    const delta = deltas.get(first.id);
    await writeBatch(run, group, {
      isPlain: group.every(isPlain),
      hasExports: group.some(hasExports),
      delta,
      publishedRows: delta?.mergedRows ?? (await countPublishedRows(run, replacedIds(group))),
    });
  }
}

/** Ids of the published versions that the versions replace. */
function replacedIds(versions: readonly PartVersion[]): number[] {
  return versions.flatMap(({ published }) => (published > 0 ? [published] : []));
}

interface BatchOptions {
  isPlain: boolean;
  hasExports: boolean;
  /** Set if the batch is a single delta. */
  delta: Delta | undefined;
  /** Published rows to merge. */
  publishedRows: number;
}

async function writeBatch(
  run: ImportRun,
  versions: readonly PartVersion[],
  { isPlain, hasExports, delta, publishedRows }: BatchOptions,
): Promise<void> {
  const [first] = versions;
  if (!first) return;
  const staging = stagingTableName(run.id);
  const replaced = versions.filter(({ published }) => published > 0);
  const publishedIds = replaced.map(({ published }) => published);
  const parameters = {
    base: first.base,
    code: first.code,
    dates: versions.map(({ date }) => date),
    versions: versions.map(({ id }) => id),
    published: [0, ...publishedIds],
    replacements: [0, ...replaced.map(({ id }) => id)],
    replacedDeltas: delta?.replacesDelta ? publishedIds : [],
    exports: [...first.exports.files],
    complete: [...first.exports.complete],
    adFiles: [...first.coverage.ads],
    featureFiles: [...first.coverage.features],
    legacyAdSnapshots:
      publishedIds.length > 0 ? await findLegacyAdSnapshots(run, first.base, publishedIds) : [],
  };
  const count = (kind: 'organic' | 'own' | 'ads' | 'keywords' | 'sites' | 'pages' | 'vendorFacts') =>
    versions.reduce((sum, part) => sum + part[kind], 0);
  const ranges = (rows: number) => idRanges(rows + publishedRows, rowsInRange(run.config));
  const merge = { hasExports, isDelta: delta !== undefined };
  const results = isPlain ? loadDistinctResultsSql(staging) : loadResultsSql(staging, merge);
  const unlessEmpty = (rows: number, statement: Statement): Statement[] =>
    rows + publishedIds.length > 0 ? [statement] : [];
  await runStatements(
    run,
    [
      ...unlessEmpty(count('organic'), { sql: results, ranges: ranges(count('organic')) }),
      ...unlessEmpty(count('ads'), { sql: loadAdsSql(staging, merge), ranges: ranges(count('ads')) }),
      {
        sql: loadFactsSql(staging, { ...merge, hasExports: count('own') > 0 }),
        ranges: ranges(count('organic') + count('keywords')),
      },
      ...(hasExports ? [{ sql: loadDomainExportsSql(staging, merge) }] : []),
      ...unlessEmpty(count('vendorFacts'), {
        sql: loadVendorFactsSql(staging, merge),
        ranges: ranges(count('vendorFacts')),
      }),
      ...unlessEmpty(count('pages'), { sql: loadPageTitlesSql(staging, merge) }),
      ...unlessEmpty(count('sites'), { sql: loadPublishersSql(staging, merge) }),
    ],
    parameters,
  );
}

/** Inserts a version for each part. The rows precede all facts, so an interrupted import can be cleaned up. */
async function insertVersions(
  { stores, id: importId }: ImportRun,
  parts: readonly SnapshotPart[],
): Promise<PartVersion[]> {
  const rows: { id: number; date: string; published: number; discardedSample: number }[] =
    await stores.postgres.query(
      `WITH part AS (
         SELECT part.date, part.files, import_job.id AS import_id, import_job.sample,
           coalesce(current.id, 0) AS current_id, coalesce(current.sample AND NOT import_job.sample, false) AS is_discarded,
           current.files AS current_files
         FROM unnest($2::date[], $3::text[]::jsonb[]) AS part (date, files) CROSS JOIN import_job
         LEFT JOIN snapshot AS current ON current.base_id = $1 AND current.date = part.date AND current.state = 'published'
         WHERE import_job.id = $4
       ), inserted AS (
         INSERT INTO snapshot (base_id, date, state, import_id, sample, files)
         SELECT $1, date, 'building', import_id, sample,
           CASE WHEN is_discarded OR current_id = 0 THEN '[]' ELSE current_files END || files
         FROM part ORDER BY date RETURNING id, date
       )
       SELECT inserted.id, to_char(inserted.date, 'YYYY-MM-DD') AS date,
         CASE WHEN is_discarded THEN 0 ELSE current_id END AS published,
         CASE WHEN is_discarded THEN current_id ELSE 0 END AS "discardedSample"
       FROM inserted JOIN part USING (date)`,
      [
        parts[0]?.base ?? 0,
        parts.map(({ date }) => date),
        parts.map(({ files }) => JSON.stringify(files)),
        importId,
      ],
    );
  const versionByDate = new Map(rows.map((row) => [row.date, row]));
  return parts.map((part) => {
    const version = versionByDate.get(part.date);
    if (!version) throw new Error(`PostgreSQL gave the snapshot of ${part.date} no id`);
    return { ...part, ...version };
  });
}

/** Number of published rows plus one for each version, which may contain only keywords. */
async function countPublishedRows({ stores }: ImportRun, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows: { rows: string }[] = await stores.postgres.query(
    'SELECT coalesce(sum(rows), 0) AS rows FROM snapshot WHERE id = ANY($1)',
    [ids],
  );
  return Number(rows[0]?.rows ?? 0) + ids.length;
}

/** Discards versions that equal their published version and returns the others. */
async function discardUnchanged(
  run: ImportRun,
  versions: readonly PartVersion[],
  deltas: Deltas,
): Promise<PartVersion[]> {
  const replacing = versions.filter(({ published }) => published > 0);
  if (replacing.length === 0) return [...versions];
  const base = replacing[0]?.base ?? 0;
  const complete = replacing.filter(({ id }) => !deltas.has(id));
  const fingerprints = await readFingerprints(run, fingerprintsSql(), {
    base,
    snapshots: complete.flatMap(({ id, published }) => [id, published]),
  });
  const unchanged = new Set(
    complete.filter(({ id, published }) => fingerprints.get(id) === fingerprints.get(published)),
  );
  for (const version of replacing.filter(({ id }) => deltas.has(id))) {
    const parameters = { base, delta: [version.id], published: [version.published] };
    const compared = await readFingerprints(run, deltaFingerprintsSql(), parameters);
    if (compared.get(version.id) === compared.get(version.published)) unchanged.add(version);
  }
  const unchangedIds = [...unchanged].map(({ id }) => id);
  await dropSnapshotFacts(run.stores.clickhouse, base, unchangedIds);
  await run.stores.postgres.query('DELETE FROM snapshot WHERE id = ANY($1)', [unchangedIds]);
  return versions.filter((version) => !unchanged.has(version));
}

async function readFingerprints(
  run: ImportRun,
  sql: string,
  parameters: Record<string, number | number[]>,
): Promise<ReadonlyMap<number, string>> {
  const rows = await queryRows<{ version: number; name: string; rows: number; content: number | string }>(
    run,
    `SELECT * FROM (${sql}) ORDER BY version, name`,
    parameters,
  );
  const fingerprints = new Map<number, string>();
  for (const { version, name, rows: count, content } of rows) {
    fingerprints.set(version, `${fingerprints.get(version) ?? ''} ${name} ${count} ${content}`);
  }
  return fingerprints;
}

/** Row and content counts of a version. */
export type CountedVersion = Pick<LoadedSnapshot, 'rows' | 'keywordCount' | 'contents' | 'ownRows'>;

/** Adds row and content counts to the versions. */
export async function countContents<Version extends Pick<PartVersion, 'id' | 'base'>>(
  run: ImportRun,
  versions: readonly Version[],
): Promise<(Version & CountedVersion)[]> {
  if (versions.length === 0) return [];
  const condition = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
  const counted = await queryRows<
    SnapshotContents & { snapshot: number; rows: number; keywordCount: number }
  >(
    run,
    `SELECT snapshot, sum(rows) AS rows, sum(keywordCount) AS keywordCount, sum(domains) AS domains, sum(pages) AS pages,
       sum(ads) AS ads, sum(volumes) AS volumes
     FROM (
       SELECT snapshot, count() AS rows, 0 AS keywordCount, uniqExact(domain_id) AS domains, 0 AS pages, 0 AS ads, 0 AS volumes
       FROM result WHERE ${condition} GROUP BY snapshot
       UNION ALL
       SELECT snapshot, 0, count(), 0, countIf(has_results = 1), 0, countIf(coalesce(ws, wsk, cpc_min, cpc_max) IS NOT NULL)
       FROM keyword_fact WHERE ${condition} GROUP BY snapshot
       UNION ALL
       SELECT snapshot, 0, 0, 0, 0, count(), 0 FROM ad_result WHERE ${condition} GROUP BY snapshot
     ) GROUP BY snapshot`,
    { base: versions[0]?.base ?? 0, snapshots: versions.map(({ id }) => id) },
  );
  const ownRows = await countOwnRows(run, versions);
  const countsById = new Map(counted.map(({ snapshot, ...counts }) => [snapshot, counts]));
  const noCounts = { rows: 0, keywordCount: 0, domains: 0, pages: 0, ads: 0, volumes: 0 };
  return versions.map((version) => {
    const { rows, keywordCount, ...contents } = countsById.get(version.id) ?? noCounts;
    return { ...version, rows, keywordCount, contents, ownRows: ownRows.get(version.id) ?? {} };
  });
}

/** Row counts by version and table, without the rows of the full snapshots of deltas. */
async function countOwnRows(
  run: ImportRun,
  versions: readonly Pick<PartVersion, 'id' | 'base'>[],
): Promise<ReadonlyMap<number, Record<string, number>>> {
  const countsSql = [...factTables, deltaTable].map(
    (table) => `SELECT snapshot, '${table}' AS name, count() AS rows FROM ${table}
     WHERE base = {base:UInt16} AND ${ownSnapshotsSql('versions')} GROUP BY snapshot`,
  );
  const counted = await queryRows<{ snapshot: number; name: string; rows: number }>(
    run,
    countsSql.join('\nUNION ALL\n'),
    { base: versions[0]?.base ?? 0, versions: versions.map(({ id }) => id) },
  );
  const byVersion = new Map<number, Record<string, number>>();
  for (const { snapshot, name, rows } of counted) {
    byVersion.set(snapshot, { ...byVersion.get(snapshot), [name]: rows });
  }
  return byVersion;
}

/** Snapshots with domain exports. */
async function findSnapshotsWithExports(
  run: ImportRun,
  base: number,
  snapshots: number[],
): Promise<ReadonlySet<number>> {
  if (snapshots.length === 0) return new Set();
  const rows = await queryRows<{ snapshot: number }>(run, snapshotsWithRowsSql('domain_export'), {
    base,
    snapshots,
  });
  return new Set(rows.map(({ snapshot }) => snapshot));
}
