import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { snapshotsWithRowsSql } from '../import-run.js';
import { deltaTable, factTables } from '../../stores/clickhouse/snapshot-deltas.js';

/** Deletes the facts of snapshots. Most snapshots have rows in a few tables only, so only these are changed. */
export async function dropSnapshotFacts(
  clickhouse: ClickHouseStore,
  base: number,
  snapshots: readonly number[],
): Promise<void> {
  if (snapshots.length === 0) return;
  // Without merging deltas with their full snapshots. The entry of a delta is dropped last.
  const tablesSql = [...factTables, deltaTable].map(
    (table, order) =>
      `SELECT ${order} AS step, '${table}' AS name, snapshot FROM (${snapshotsWithRowsSql(`\`${table}\``)})`,
  );
  const { rows } = await clickhouse.query<{ name: string; snapshot: number }>(
    `SELECT name, snapshot FROM (${tablesSql.join(' UNION ALL ')}) ORDER BY step`,
    {
      parameters: { base, snapshots: [...snapshots] },
      settings: { max_execution_time: 0 },
      tag: { operation: 'drop-snapshot-facts' },
    },
  );
  for (const { name, snapshot } of rows) await clickhouse.dropPartition(name, base, snapshot);
}
