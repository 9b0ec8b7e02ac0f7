import { changedObjectTables } from '../staging/staging-table.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import {
  findClone,
  measureDeletedShare,
  type ClonedGeneration,
} from '../../stores/clickhouse/generation-tables.js';
import {
  type FactTable,
  findFullSnapshots,
  ownRowsTable,
  ownSnapshotsSql,
} from '../../stores/clickhouse/snapshot-deltas.js';
import { type QueryRunner } from 'typeorm';
import {
  insertAllKeywordsSql,
  insertShiftedKeywordsSql,
  insertAffectedKeywordsSql,
  type GenerationSize,
} from '../derive/derive-generation.js';
import {
  affectedOnlySql,
  buildParameters,
  type ChangedObjects,
  type GenerationContext,
} from '../derive/generation-context.js';
import {
  fillOverlaidSql,
  overlaidTableSql,
  insertAffectedByExportsSql,
} from '../derive/overlaid-pairs-sql.js';
import {
  type CloneBounds,
  defaultCloneBounds,
  idRanges,
  type ImportRun,
  queryRows,
  rowsInRange,
  runStatement,
} from '../import-run.js';
import type { LoadedSnapshot } from '../load/load-snapshot.js';

interface SnapshotChange {
  loaded: readonly LoadedSnapshot[];
  size: Pick<GenerationSize, 'rows'>;
}

/** Counts rows from the metadata of partitions. Rows that a delta replaces count as well. */
export async function measureGeneration(
  run: ImportRun,
  { base, snapshots }: GenerationContext,
): Promise<Omit<GenerationSize, 'hasFilePositions'>> {
  const ids = snapshots.map(({ id }) => id);
  const full = await findFullSnapshots(run.stores.clickhouse, ids);
  const countSql = (table: FactTable) =>
    `(SELECT count() FROM ${ownRowsTable(table)} WHERE base = {base:UInt16} AND ${ownSnapshotsSql('versions')})`;
  const [counted] = await queryRows<{ rows: number; ads: number; vendors: number; titles: number }>(
    run,
    `SELECT ${countSql('result')} AS rows, ${countSql('ad_result')} AS ads, ${countSql('vendor_fact')} AS vendors,
       ${countSql('page_title')} AS titles`,
    { base, versions: [...ids, ...full.values()] },
  );
  return {
    rows: Math.max(counted?.rows ?? 0, counted?.vendors ?? 0),
    hasAds: (counted?.ads ?? 0) > 0,
    hasVendors: (counted?.vendors ?? 0) > 0,
    hasTitles: (counted?.titles ?? 0) > 0,
  };
}

/** Whether files gave previous positions of the keywords to derive. */
export async function findFilePositions(run: ImportRun, context: GenerationContext): Promise<boolean> {
  const rows = await queryRows(
    run,
    `SELECT 1 FROM result WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND file_previous_pos >= 0${affectedOnlySql(context)}
     LIMIT 1`,
    { base: context.base, snapshots: context.snapshots.map(({ id }) => id) },
  );
  return rows.length > 0;
}

/** Fills the table of keywords that a snapshot change affects. */
export async function collectAffectedKeywords(
  run: ImportRun,
  context: GenerationContext,
  { loaded, size }: SnapshotChange,
): Promise<void> {
  const { clickhouse } = run.stores;
  await clickhouse.command(`DROP TABLE IF EXISTS ${context.affectedTable} SYNC`);
  await clickhouse.command(
    `CREATE TABLE ${context.affectedTable} (keyword_id UInt64) ENGINE = MergeTree ORDER BY keyword_id`,
  );
  if (context.rebuildsAll) {
    const ranges = idRanges(size.rows, rowsInRange(run.config));
    return runStatement(run, insertAllKeywordsSql(context), buildParameters(context), ranges);
  }
  const rows = loaded.reduce((sum, snapshot) => sum + snapshot.organic + snapshot.keywords, 0);
  const parameters = { ...buildParameters(context), changedDates: loaded.map(({ date }) => date) };
  await runStatement(
    run,
    insertAffectedKeywordsSql(context),
    parameters,
    idRanges(rows, rowsInRange(run.config) * 4),
  );
  if (context.removedOrRestored.length > 0) {
    const ranges = idRanges(size.rows, rowsInRange(run.config) * 4);
    await runStatement(run, insertShiftedKeywordsSql(context), parameters, ranges);
  }
  if (context.previousGeneration === 0) return;
  await collectAffectedByExports(run, context, loaded);
}

/** Fills the table of overlaid keyword-domain pairs, if the base has domain exports. */
export async function fillOverlaid(
  run: ImportRun,
  context: GenerationContext,
  size: Pick<GenerationSize, 'rows'>,
): Promise<void> {
  if (context.overlaidTable === undefined) return;
  await run.stores.clickhouse.command(`DROP TABLE IF EXISTS ${context.overlaidTable} SYNC`);
  await run.stores.clickhouse.command(overlaidTableSql(context.overlaidTable));
  const ranges = idRanges(size.rows, rowsInRange(run.config));
  await runStatement(run, fillOverlaidSql(context), buildParameters(context), ranges);
}

/** A complete domain export affects keywords that it does not contain, also when it is removed. */
async function collectAffectedByExports(
  run: ImportRun,
  context: GenerationContext,
  loaded: readonly LoadedSnapshot[],
): Promise<void> {
  const retainedIds = new Set(context.snapshots.map(({ id }) => id));
  const removedOrRestoredIds = context.removedOrRestored.map(({ id }) => id);
  const droppedIds = removedOrRestoredIds.filter((id) => !retainedIds.has(id));
  const changedIds = [...loaded.map(({ id }) => id), ...removedOrRestoredIds];
  // No retained snapshot has domain exports and no snapshot was dropped, so the changed snapshots have none.
  if (context.overlaidTable === undefined && droppedIds.length === 0) return;
  if ((await countDomainExports(run, context.base, changedIds)) === 0) return;
  const snapshots = [...retainedIds, ...droppedIds];
  await runStatement(run, insertAffectedByExportsSql(context), {
    ...buildParameters(context),
    changed: [...context.changedIds],
    known: snapshots,
    aged: droppedIds,
  });
}

/** Number of domain exports in the snapshots. */
export async function countDomainExports(run: ImportRun, base: number, snapshots: number[]): Promise<number> {
  const [counted] = await queryRows<{ rows: number }>(
    run,
    'SELECT count() AS rows FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}',
    { base, snapshots },
  );
  return counted?.rows ?? 0;
}

/** Size of a change and of the published generation. */
interface ChangeSize {
  positions: number;
  keywords: number;
  /** Keywords that the change affects. */
  affected: number;
  /** Share of deleted positions in the published generation. */
  deletedShare: number;
}

/** Whether a clone is published for a change, or all tables are derived. */
export function fitsClone(size: ChangeSize, bounds: CloneBounds): boolean {
  return (
    size.positions >= bounds.minPositions &&
    size.affected <= Math.min(bounds.maxKeywords, size.keywords * bounds.maxShare) &&
    size.affected <= size.keywords * (bounds.maxReplacedShare - size.deletedShare)
  );
}

/** A clone to derive. */
interface ClonePlan {
  clone: ClonedGeneration;
  changes: ChangedObjects;
  affected: number;
}

/**
 * Plans a clone of the published generation. The table of affected keywords must be filled.
 * @returns undefined if all tables must be derived
 */
export async function planClone(
  run: ImportRun,
  connection: QueryRunner,
  context: GenerationContext,
): Promise<ClonePlan | undefined> {
  const { clickhouse } = run.stores;
  const bounds = run.config.cloneBounds ?? defaultCloneBounds;
  const { position_by_domain: positions = 0, keyword: keywords = 0 } = context.previousRows;
  const { previousGeneration } = context;
  // On a cluster, the tables of all shards would have to be cloned.
  if (clickhouse.cluster !== undefined || previousGeneration === 0 || context.rebuildsAll) return undefined;
  if (positions < bounds.minPositions || (await isDamaged(connection, context))) return undefined;
  const [counted] = await queryRows<{ affected: number }>(
    run,
    `SELECT uniqExact(keyword_id) AS affected FROM ${context.affectedTable}`,
    {},
  );
  const affected = counted?.affected ?? 0;
  const previous = await findClone(clickhouse, previousGeneration);
  const deletedShare = previous ? await measureDeletedShare(clickhouse, previousGeneration, positions) : 0;
  if (!fitsClone({ positions, keywords, affected, deletedShare }, bounds)) return undefined;
  return {
    clone: { root: context.previousRoot },
    changes: { ...changedObjectTables(run.id), affectsAllPages: affectsAllPages(context) },
    affected,
  };
}

async function isDamaged(connection: QueryRunner, context: GenerationContext): Promise<boolean> {
  const [row] = await queryPostgres<{ damaged: boolean }>(
    connection,
    'SELECT damaged_generation IS NOT DISTINCT FROM generation AS damaged FROM base WHERE id = $1',
    [context.base],
  );
  return row?.damaged ?? true;
}

/**
 * Whether the oldest date with full search results changes, on which `is_new` of all pages depends. Domain exports affect
 * only the pages of their domains, which belong to the changed pages.
 */
function affectsAllPages({ pageDates, previousOverlay }: GenerationContext): boolean {
  const [oldestDate] = pageDates.toSorted();
  const [previousOldestDate] = previousOverlay.pageDates.toSorted();
  return oldestDate !== previousOldestDate;
}
