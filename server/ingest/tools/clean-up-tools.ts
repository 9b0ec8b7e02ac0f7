import type { QueryRunner } from 'typeorm';
import type { ImportStores } from '../import-run.js';
import { rowsOf } from '../publish/rows-of.js';

/** Tables that hold what runs of tools were asked and found. */
const toolTables = [
  'tool_line',
  'tool_pair',
  'tool_keyword',
  'tool_domain',
  'tool_page',
  'tool_term',
] as const;

/** How long the result of a run is kept, in days; after it the run is made anew. */
const retentionDays = 90;

/** Takes away the rows of one attempt; nothing happens where there are none. */
export async function dropAttempt(
  { clickhouse }: Pick<ImportStores, 'clickhouse'>,
  run: number,
  attempt: number,
): Promise<void> {
  for (const table of toolTables) await clickhouse.dropPartition(table, run, attempt);
}

/** Takes away runs that were removed, that nobody has any more, or that are too old. */
export async function cleanUpTools(
  stores: ImportStores,
  connection: QueryRunner,
  graceSeconds: number,
): Promise<void> {
  const removed = await rowsOf<{ id: string; number: number; attempts: number }>(
    connection,
    `SELECT id, number, attempts FROM tool_run WHERE account_id IS NULL OR deleted_at < now() - $1 * interval '1 second'
       OR created_at < now() - $2 * interval '1 day'`,
    [graceSeconds, retentionDays],
  );
  for (const { id, number, attempts } of removed) {
    // The rows go before their entry: an interruption between the two is repeated, not forgotten.
    for (let attempt = 1; attempt <= attempts; attempt++) await dropAttempt(stores, number, attempt);
    await connection.query('DELETE FROM tool_run WHERE id = $1', [id]);
  }
}
