import {
  insertAllKeywordsSql,
  insertShiftedKeywordsSql,
  insertAffectedKeywordsSql,
  type GenerationSize,
} from '../derive/derive-generation.js';
import { buildParameters, type GenerationContext } from '../derive/generation-context.js';
import {
  fillOverlaidSql,
  overlaidTableSql,
  insertAffectedByExportsSql,
} from '../derive/overlaid-pairs-sql.js';
import { queryRows, rowsInRange, runStatement, type ImportRun, idRanges } from '../import-run.js';
import type { LoadedSnapshot } from '../load/load-snapshot.js';

interface SnapshotChange {
  loaded: readonly LoadedSnapshot[];
  size: GenerationSize;
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
  size: GenerationSize,
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
    changed: changedIds,
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
