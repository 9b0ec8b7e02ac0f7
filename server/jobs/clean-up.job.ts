import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Job } from './job-payloads.js';

const dayMs = 86_400_000;

/** What ages out: the table, what must hold of a row beside its age, and how old it must be. The column of the age comes first. */
const retentionRules: readonly { table: string; column: string; and?: string; days: number }[] = [
  // An older browser is told for a month why its session is over.
  { table: 'session', column: 'ended_at', days: 30 },
  { table: 'password_reset', column: 'expires_at', days: 7 },
  { table: 'invitation', column: 'expires_at', days: 90 },
  { table: 'push_subscription', column: 'expires_at', days: 0 },
  { table: 'system_notification', column: 'started_at', days: 365 },
  { table: 'mail', column: 'queued_at', days: 30 },
  { table: 'request_key', column: 'at', days: 7 },
  // One that has not ended has no such moment and stays.
  { table: 'task', column: 'finished_at', days: 90 },
  // A request that was granted keeps the free days from being given twice: it stays.
  { table: 'demo_request', column: 'requested_at', and: 'granted_until IS NULL', days: 90 },
];

/** Days for which the counts of past days are kept, for the administrator's page. */
const usageRetentionDays = 35;

/** What the clean-up works with. */
export interface CleanUpDependencies {
  postgres: DataSource;
  now: () => Date;
  log: Logger;
}

/** Removes what is too old to be of use. */
export function cleanUpJob(
  { postgres, now, log }: CleanUpDependencies,
  removeOldUploads: () => Promise<number>,
): Job<'clean-up'> {
  return async () => {
    const cutoff = (days: number) => new Date(now().getTime() - days * dayMs);
    const removed: Record<string, number> = {};
    for (const { table, column, and = 'true', days } of retentionRules) {
      const [, rows]: [unknown, number] = await postgres.query(
        `DELETE FROM ${table} WHERE ${column} < $1 AND ${and}`,
        [cutoff(days)],
      );
      removed[table] = rows;
    }
    for (const table of ['usage_counter', 'usage_object']) {
      // A period is the day or the month that it begins with, so that its text sorts as time does.
      const [, rows]: [unknown, number] = await postgres.query(`DELETE FROM ${table} WHERE period < $1`, [
        cutoff(usageRetentionDays).toISOString().slice(0, 7),
      ]);
      removed[table] = rows;
    }
    removed['uploads'] = await removeOldUploads();
    log.info({ removed }, 'old rows removed');
  };
}
