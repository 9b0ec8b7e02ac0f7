import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Waits until a statement with one of these prefixes waits for a lock. The error message includes `workerOutput`. */
export async function waitForLock(
  postgres: DataSource,
  statements: readonly string[],
  workerOutput: () => string = () => '',
): Promise<void> {
  const sql = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND EXISTS (SELECT FROM unnest($1::text[]) AS start WHERE starts_with(ltrim(query), start))`;
  for (let attempt = 0; attempt < 8000; attempt++) {
    const waiting: unknown[] = await postgres.query(sql, [statements]);
    if (waiting.length > 0) return;
    await sleep(10);
  }
  throw new Error(`nothing waits: ${workerOutput()}`);
}
