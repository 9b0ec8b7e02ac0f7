import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { snapshotsWithRowsSql } from '../import-run.js';
import { factTables } from './load-results-sql.js';

/** Deletes the facts of snapshots. Most snapshots have rows in a few tables only, so only these are changed. */
export async function dropSnapshotFacts(
  clickhouse: ClickHouseStore,
  base: number,
  snapshots: readonly number[],
): Promise<void> {
  if (snapshots.length === 0) return;
  const tablesSql = factTables.map(
    (table) => `SELECT '${table}' AS name, snapshot FROM (${snapshotsWithRowsSql(table)})`,
  );
  const { rows } = await clickhouse.query<{ name: string; snapshot: number }>(tablesSql.join(' UNION ALL '), {
    parameters: { base, snapshots: [...snapshots] },
    settings: { max_execution_time: 0 },
    tag: { operation: 'drop-snapshot-facts' },
  });
  for (const { name, snapshot } of rows) await clickhouse.dropPartition(name, base, snapshot);
}
