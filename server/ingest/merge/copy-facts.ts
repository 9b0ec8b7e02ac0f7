import type { QueryRunner } from 'typeorm';
import {
  deltaKeyColumn,
  deltaKeyTable,
  deltaTable,
  factTables,
  ownRowsTable,
  type FactTable,
} from '../../stores/clickhouse/snapshot-deltas.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { idRanges, inRangeSql, rowsInRange, runStatement, type ImportRun } from '../import-run.js';
import { contentHashSql } from '../load/load-results-sql.js';

/** A snapshot to copy. */
interface SnapshotCopy {
  base: number;
  /** Id of the snapshot. The rows of a delta include those of its full snapshot. */
  from: number;
  /** Id of the copy. */
  to: number;
  /** Number of results. */
  rows: number;
}

/** Copies the facts of a snapshot, one table and id range at a time. */
export async function copySnapshot(run: ImportRun, { base, from, to, rows }: SnapshotCopy): Promise<void> {
  const ranges = idRanges(rows, rowsInRange(run.config));
  for (const table of factTables) {
    await runStatement(run, copyFactsSql(table), { base, from_snapshot: from, to_snapshot: to }, ranges);
  }
}

/** SQL that copies the rows of a table in an id range. Parameters: base, from_snapshot, to_snapshot. */
export function copyFactsSql(table: FactTable): string {
  // Qualified names, because a condition on `snapshot` would mean the id of the copy.
  return `INSERT INTO ${table} SELECT * REPLACE ({to_snapshot:UInt32} AS snapshot) FROM ${table} AS facts
WHERE base = {base:UInt16} AND facts.snapshot = {from_snapshot:UInt32} AND ${inRangeSql(deltaKeyColumn(table))}`;
}

/** Registers a copy of a snapshot. The row precedes its facts, so an interrupted copy can be cleaned up. */
export async function insertSnapshotCopy(
  connection: QueryRunner,
  importId: number,
  snapshot: { id: number; date: string },
): Promise<number> {
  const [version] = await queryPostgres<{ id: number }>(
    connection,
    `INSERT INTO snapshot (base_id, date, state, import_id, sample, files, expires_on)
     SELECT base_id, date, 'building', $1, sample, files, expires_on FROM snapshot WHERE id = $2 RETURNING id`,
    [importId, snapshot.id],
  );
  if (!version) throw new Error(`PostgreSQL gave the copy of ${snapshot.date} no id`);
  return version.id;
}

/** Two successive deltas of a date. */
interface LaterChanges {
  base: number;
  earlier: number;
  /** Contains a row for each key of the earlier one. */
  later: number;
  /** Id of a new delta, which contains the differences between both. */
  id: number;
  /** Full snapshot of the new delta. It contains the rows of the earlier one. */
  full: number;
}

/** Writes a delta with the rows whose keys have changed between two deltas of a date. */
export async function copyLaterChanges(
  run: ImportRun,
  { base, id, full, earlier, later }: LaterChanges,
): Promise<void> {
  await run.stores.clickhouse.insert(
    `INSERT INTO ${deltaTable} FORMAT JSONEachRow`,
    JSON.stringify({ base, snapshot: id, full_snapshot: full }),
  );
  for (const table of factTables) {
    await runStatement(
      run,
      `INSERT INTO ${table} SELECT * REPLACE ({id:UInt32} AS snapshot) FROM ${ownRowsTable(table)} AS facts
WHERE base = {base:UInt16} AND facts.snapshot = {later:UInt32} AND ${deltaKeyColumn(table)} GLOBAL IN (${changedKeysSql(deltaKeyTable(table))})`,
      { base, id, earlier, later },
    );
  }
}

/** Keys whose rows differ between two deltas in any table with the same key. */
function changedKeysSql(keyTable: FactTable): string {
  const rowsSql = factTables
    .filter((table) => deltaKeyTable(table) === keyTable)
    .map(
      (
        table,
      ) => `SELECT ${deltaKeyColumn(table)} AS key, snapshot, cityHash64('${table}', ${contentHashSql(table)}) AS content
FROM ${ownRowsTable(table)} WHERE base = {base:UInt16} AND snapshot IN ({earlier:UInt32}, {later:UInt32})`,
    );
  return `SELECT key FROM (${rowsSql.join(' UNION ALL ')}) GROUP BY key
HAVING (countIf(snapshot = {earlier:UInt32}), sumIf(content, snapshot = {earlier:UInt32}))
  != (countIf(snapshot = {later:UInt32}), sumIf(content, snapshot = {later:UInt32}))`;
}
