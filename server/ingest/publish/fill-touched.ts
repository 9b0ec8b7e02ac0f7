import {
  everyKeywordTableSql,
  keywordsOfShiftedSql,
  touchedKeywordsTableSql,
  type GenerationSize,
} from '../derive/derive-generation.js';
import { parametersOf, type GenerationContext } from '../derive/generation-context.js';
import { fillOverlaidSql, overlaidTableSql, touchedByExportsSql } from '../derive/overlaid-pairs-sql.js';
import { ask, rowsInRange, runStatement, type ImportRun } from '../import-run.js';
import { idRanges } from '../load/keyword-range.js';
import type { LoadedSnapshot } from '../load/load-snapshot.js';

/** Fills the table of the keywords whose rows a change of snapshots derives anew. */
export async function fillTouched(
  run: ImportRun,
  context: GenerationContext,
  loaded: readonly LoadedSnapshot[],
  aged: readonly number[],
  size: GenerationSize,
): Promise<void> {
  const { clickhouse } = run.stores;
  await clickhouse.command(`DROP TABLE IF EXISTS ${context.touched} SYNC`);
  await clickhouse.command(
    `CREATE TABLE ${context.touched} (keyword_id UInt64) ENGINE = MergeTree ORDER BY keyword_id`,
  );
  if (context.anew) {
    const over = idRanges(size.rows, rowsInRange(run.config));
    return runStatement(run, everyKeywordTableSql(context), parametersOf(context), over);
  }
  const rows = loaded.reduce((sum, one) => sum + one.organic + one.keywords, 0);
  const parameters = { ...parametersOf(context), changedDates: loaded.map(({ date }) => date) };
  await runStatement(
    run,
    touchedKeywordsTableSql(context),
    parameters,
    idRanges(rows, rowsInRange(run.config) * 4),
  );
  if (context.shifted.length > 0) {
    const over = idRanges(size.rows, rowsInRange(run.config) * 4);
    await runStatement(run, keywordsOfShiftedSql(context), parameters, over);
  }
  if (context.former === 0) return;
  await touchByExports(run, context, loaded, aged);
  if (aged.length === 0) return;
  const orphaned = `INSERT INTO ${context.touched} SELECT keyword_id FROM keyword
    WHERE base = {base:UInt16} AND generation = {former:UInt32} AND hasAny([snapshot, previous], {aged:Array(UInt32)})`;
  await runStatement(run, orphaned, { ...parameters, aged });
}

/** Fills the table of the pairs of keyword and domain that exports of domains tell of, where the base has any. */
export async function fillOverlaid(
  run: ImportRun,
  context: GenerationContext,
  size: GenerationSize,
): Promise<void> {
  if (context.overlaid === undefined) return;
  await run.stores.clickhouse.command(`DROP TABLE IF EXISTS ${context.overlaid} SYNC`);
  await run.stores.clickhouse.command(overlaidTableSql(context.overlaid));
  const over = idRanges(size.rows, rowsInRange(run.config));
  await runStatement(run, fillOverlaidSql(context), parametersOf(context), over);
}

/** A complete export of a domain says something of keywords that it does not name, and so does one that ages out. */
async function touchByExports(
  run: ImportRun,
  context: GenerationContext,
  loaded: readonly LoadedSnapshot[],
  aged: readonly number[],
): Promise<void> {
  const kept = new Set(context.snapshots.map(({ id }) => id));
  const shifted = context.shifted.map(({ id }) => id);
  const gone = [...aged, ...shifted.filter((id) => !kept.has(id))];
  const changed = [...loaded.map(({ id }) => id), ...shifted, ...aged];
  // Where none is kept and none goes, no snapshot of the change holds any.
  if (context.overlaid === undefined && gone.length === 0) return;
  if ((await exportsIn(run, context.base, changed)) === 0) return;
  const known = [...kept, ...gone];
  await runStatement(run, touchedByExportsSql(context), {
    ...parametersOf(context),
    changed,
    known,
    aged: gone,
  });
}

/** How many domains' exports the snapshots hold. */
export async function exportsIn(run: ImportRun, base: number, snapshots: number[]): Promise<number> {
  const [held] = await ask<{ rows: number }>(
    run,
    'SELECT count() AS rows FROM domain_export WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}',
    { base, snapshots },
  );
  return held?.rows ?? 0;
}
