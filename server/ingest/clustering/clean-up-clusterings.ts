import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';
import { clusteringTables } from './compact-history.js';

/** Deletes clustering data that no request reads: replaced epochs, and deleted projects. */
export async function cleanUpClusterings(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  const projects = await queryPostgres<{
    id: string;
    number: number;
    from: number;
    to: number;
    isGone: boolean;
  }>(
    connection,
    `SELECT id, number, oldest_epoch AS "from", epoch - CASE WHEN gone THEN 0 ELSE 1 END AS "to", gone AS "isGone"
     FROM (SELECT *, owner_id IS NULL OR deleted_at IS NOT NULL AND deleted_at < now() - $1 * interval '1 second' AS gone FROM clustering) AS project
     WHERE gone OR oldest_epoch < epoch AND epoch_at < now() - $1 * interval '1 second'`,
    [graceSeconds],
  );
  for (const { id, number, from, to, isGone } of projects) {
    // Rows are deleted before their project entry, so an interrupted clean-up runs again.
    for (let epoch = from; epoch <= to; epoch++) {
      for (const table of clusteringTables) await stores.clickhouse.dropPartition(table, number, epoch);
    }
    await connection.query(
      isGone
        ? 'DELETE FROM clustering WHERE id = $1'
        : 'UPDATE clustering SET oldest_epoch = $2 WHERE id = $1',
      isGone ? [id] : [id, to + 1],
    );
  }
}
