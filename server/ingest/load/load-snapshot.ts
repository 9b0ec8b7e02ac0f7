import type { SnapshotContents } from '../../entities/snapshot.entity.js';
import {
  queryRows,
  rowsInRange,
  runStatements,
  type ImportRun,
  type Statement,
  idRanges,
} from '../import-run.js';
import { findLegacyAdSnapshots } from '../fact-coverage.js';
import { stagingTableName } from '../staging/staging-table.js';
import type { CoveringFiles } from './covering-files.js';
import type { DomainExports } from './domain-exports.js';
import {
  factTables,
  fingerprintSql,
  loadAdsSql,
  loadDistinctResultsSql,
  loadDomainExportsSql,
  loadFactsSql,
  loadPageTitlesSql,
  loadPublishersSql,
  loadResultsSql,
  loadVendorFactsSql,
  type FactTable,
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
}

/**
 * Writes a new snapshot version, or returns undefined if it equals the published one.
 * Imported data replaces sample data of the same date instead of being merged with it.
 */
export async function loadSnapshot(run: ImportRun, part: SnapshotPart): Promise<LoadedSnapshot | undefined> {
  const { published, discardedSample } = await findPublishedVersion(run, part);
  const id = await insertVersion(run, part, published);
  await writeVersion(run, part, { id, published });
  if (published > 0 && (await hasSameContent(run, part.base, published, id))) {
    await discardVersion(run, part.base, id);
    return undefined;
  }
  return { ...part, id, published, discardedSample, ...(await countContents(run, part.base, id)) };
}

async function writeVersion(
  run: ImportRun,
  part: SnapshotPart,
  version: { id: number; published: number },
): Promise<void> {
  const staging = stagingTableName(run.id);
  const parameters = {
    base: part.base,
    code: part.code,
    date: part.date,
    snapshot: version.id,
    published: version.published,
    exports: [...part.exports.files],
    complete: [...part.exports.complete],
    adFiles: [...part.coverage.ads],
    featureFiles: [...part.coverage.features],
    legacyAdSnapshots:
      version.published > 0 ? await findLegacyAdSnapshots(run, part.base, [version.published]) : [],
  };
  const includesExports = part.own > 0 || (await hasExports(run, part.base, version.published));
  const publishedRowCount = version.published > 0 ? await countPublishedRows(run, version.published) : 0;
  const ranges = (rows: number) => idRanges(rows + publishedRowCount, rowsInRange(run.config));
  const isPlain = part.isDistinct && version.published === 0 && !includesExports;
  const results = isPlain ? loadDistinctResultsSql(staging) : loadResultsSql(staging, includesExports);
  const unlessEmpty = (rows: number, statement: Statement): Statement[] =>
    rows + publishedRowCount > 0 ? [statement] : [];
  await runStatements(
    run,
    [
      ...unlessEmpty(part.organic, { sql: results, ranges: ranges(part.organic) }),
      ...unlessEmpty(part.ads, { sql: loadAdsSql(staging), ranges: ranges(part.ads) }),
      { sql: loadFactsSql(staging, part.own > 0), ranges: ranges(part.organic + part.keywords) },
      ...(includesExports ? [{ sql: loadDomainExportsSql(staging) }] : []),
      ...unlessEmpty(part.vendorFacts, {
        sql: loadVendorFactsSql(staging),
        ranges: ranges(part.vendorFacts),
      }),
      ...unlessEmpty(part.pages, { sql: loadPageTitlesSql(staging) }),
      ...unlessEmpty(part.sites, { sql: loadPublishersSql(staging) }),
    ],
    parameters,
  );
}

async function findPublishedVersion(
  { stores, id }: ImportRun,
  { base, date }: SnapshotPart,
): Promise<Pick<LoadedSnapshot, 'published' | 'discardedSample'>> {
  const [snapshot]: { id: number; alien: boolean }[] = await stores.postgres.query(
    `SELECT snapshot.id, snapshot.sample AND NOT import_job.sample AS alien FROM snapshot, import_job
     WHERE base_id = $1 AND date = $2 AND snapshot.state = 'published' AND import_job.id = $3`,
    [base, date, id],
  );
  if (!snapshot) return { published: 0, discardedSample: 0 };
  return snapshot.alien
    ? { published: 0, discardedSample: snapshot.id }
    : { published: snapshot.id, discardedSample: 0 };
}

async function countPublishedRows({ stores }: ImportRun, id: number): Promise<number> {
  const rows: { rows: string }[] = await stores.postgres.query('SELECT rows FROM snapshot WHERE id = $1', [
    id,
  ]);
  return Number(rows[0]?.rows ?? 0) + 1;
}

/** The row is written before any fact, so an interrupted import can be cleaned up. */
async function insertVersion(
  { stores, id }: ImportRun,
  { base, date, files }: SnapshotPart,
  published: number,
): Promise<number> {
  const rows: { id: number }[] = await stores.postgres.query(
    `INSERT INTO snapshot (base_id, date, state, import_id, sample, files)
     SELECT $1, $2, 'building', id, sample, coalesce((SELECT files FROM snapshot WHERE id = $4), '[]') || $5::jsonb
     FROM import_job WHERE id = $3 RETURNING id`,
    [base, date, id, published, JSON.stringify(files)],
  );
  if (!rows[0]) throw new Error('PostgreSQL gave the snapshot no id');
  return rows[0].id;
}

async function discardVersion({ stores }: ImportRun, base: number, id: number): Promise<void> {
  for (const table of factTables) await stores.clickhouse.dropPartition(table, base, id);
  await stores.postgres.query('DELETE FROM snapshot WHERE id = $1', [id]);
}

async function hasSameContent(
  run: ImportRun,
  base: number,
  previous: number,
  candidate: number,
): Promise<boolean> {
  for (const table of factTables) {
    const [before, after] = [
      await readFingerprint(run, table, base, previous),
      await readFingerprint(run, table, base, candidate),
    ];
    if (before !== after) return false;
  }
  return true;
}

async function readFingerprint(
  run: ImportRun,
  table: FactTable,
  base: number,
  snapshot: number,
): Promise<string> {
  const [fingerprintRow] = await queryRows<{ rows: number; content: number | string }>(
    run,
    fingerprintSql(table),
    {
      base,
      snapshot,
    },
  );
  return `${fingerprintRow?.rows ?? 0} ${fingerprintRow?.content ?? 0}`;
}

/** Row and content counts of a version. */
async function countContents(
  run: ImportRun,
  base: number,
  snapshot: number,
): Promise<Pick<LoadedSnapshot, 'rows' | 'keywordCount' | 'contents'>> {
  const condition = 'base = {base:UInt16} AND snapshot = {snapshot:UInt32}';
  const [counted] = await queryRows<SnapshotContents & { rows: number; keywordCount: number }>(
    run,
    `SELECT (SELECT count() FROM result WHERE ${condition}) AS rows,
       (SELECT count() FROM keyword_fact WHERE ${condition}) AS keywordCount,
       (SELECT uniqExact(domain_id) FROM result WHERE ${condition}) AS domains,
       (SELECT countIf(has_results = 1) FROM keyword_fact WHERE ${condition}) AS pages,
       (SELECT count() FROM ad_result WHERE ${condition}) AS ads,
       (SELECT countIf(coalesce(ws, wsk, cpc_min, cpc_max) IS NOT NULL) FROM keyword_fact WHERE ${condition}) AS volumes`,
    { base, snapshot },
  );
  if (!counted) throw new Error(`ClickHouse counted nothing of snapshot ${snapshot}`);
  const { rows, keywordCount, ...contents } = counted;
  return { rows, keywordCount, contents };
}

/** Whether a version contains domain exports; false for version 0. */
async function hasExports(run: ImportRun, base: number, snapshot: number): Promise<boolean> {
  if (snapshot === 0) return false;
  const [counted] = await queryRows<{ rows: number }>(
    run,
    'SELECT count() AS rows FROM domain_export WHERE base = {base:UInt16} AND snapshot = {snapshot:UInt32}',
    { base, snapshot },
  );
  return (counted?.rows ?? 0) > 0;
}
