import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { queryPostgres } from '../../stores/postgres/query-postgres.js';

/** Tables with the input and results of tool runs. */
const toolTables = [
  'tool_line',
  'tool_pair',
  'tool_keyword',
  'tool_domain',
  'tool_page',
  'tool_term',
] as const;

/** Days after which a result expires and the run has to be repeated. */
const retentionDays = 90;

/** Deletes the rows of an attempt. Idempotent. */
export async function dropAttempt(
  { clickhouse }: Pick<ImportStores, 'clickhouse'>,
  run: number,
  attempt: number,
): Promise<void> {
  for (const table of toolTables) await clickhouse.dropPartition(table, run, attempt);
}

/** Deletes removed, orphaned and expired runs. */
export async function cleanUpTools(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  const removableRuns = await queryPostgres<{ id: string; number: number; attempts: number }>(
    connection,
    `SELECT id, number, attempts FROM tool_run WHERE account_id IS NULL OR deleted_at < now() - $1 * interval '1 second'
       OR created_at < now() - $2 * interval '1 day'`,
    [graceSeconds, retentionDays],
  );
  for (const { id, number, attempts } of removableRuns) {
    // Rows are deleted before their run entry, so an interrupted clean-up runs again.
    for (let attempt = 1; attempt <= attempts; attempt++) await dropAttempt(stores, number, attempt);
    await connection.query('DELETE FROM tool_run WHERE id = $1', [id]);
  }
}
