import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { removeLeftovers } from '../stores/temporary-folders.js';
import type { Job } from './job-payloads.js';

const dayMs = 86_400_000;

/** Retention of expiring rows: table, age column, additional condition and days. */
export const retentionRules: readonly { table: string; column: string; condition?: string; days: number }[] =
  [
    // Ended sessions are stored for a month, so that the browser can display why its session ended.
    { table: 'session', column: 'ended_at', days: 30 },
    { table: 'password_reset', column: 'expires_at', days: 7 },
    { table: 'email_change', column: 'expires_at', condition: 'confirmed_at IS NULL', days: 7 },
    { table: 'email_change', column: 'revert_until', days: 90 },
    { table: 'invitation', column: 'expires_at', days: 90 },
    { table: 'push_subscription', column: 'expires_at', days: 0 },
    { table: 'system_notification', column: 'started_at', days: 365 },
    { table: 'mail', column: 'queued_at', days: 30 },
    { table: 'request_history', column: 'requested_at', days: 365 },
    // AUDIT_RETENTION_DAYS replaces this default.
    { table: 'audit_entry', column: 'at', days: 730 },
    { table: 'request_key', column: 'at', days: 7 },
    // Unfinished tasks have no date and remain.
    { table: 'task', column: 'finished_at', days: 90 },
    // Granted requests remain, because they prevent a second free period.
    { table: 'demo_request', column: 'requested_at', condition: 'granted_until IS NULL', days: 90 },
  ];

/** Retention of usage counters for the administration page, in days. */
const usageRetentionDays = 35;

export interface CleanUpDependencies {
  postgres: DataSource;
  now: () => Date;
  log: Logger;
  config: Pick<Config, 'auditRetentionDays' | 'mailRetentionDays'>;
}

/** Deletes expired rows, uploads, temporary folders and e-mail files. */
export function cleanUpJob(
  { postgres, now, log, config }: CleanUpDependencies,
  removeOldUploads: () => Promise<number>,
  removeOldMail: (before: Date) => Promise<number>,
): Job<'clean-up'> {
  return async () => {
    const cutoff = (days: number) => new Date(now().getTime() - days * dayMs);
    const removedRows: Record<string, number> = {};
    for (const { table, column, condition = 'true', days: defaultDays } of retentionRules) {
      const days = table === 'audit_entry' ? config.auditRetentionDays : defaultDays;
      const [, rows]: [unknown, number] = await postgres.query(
        `DELETE FROM ${table} WHERE ${column} < $1 AND ${condition}`,
        [cutoff(days)],
      );
      removedRows[table] = (removedRows[table] ?? 0) + rows;
    }
    for (const table of ['usage_counter', 'usage_object']) {
      // Periods are dates or months (`2026-11-26`, `2026-11`), so their texts sort chronologically.
      const [, rows]: [unknown, number] = await postgres.query(`DELETE FROM ${table} WHERE period < $1`, [
        cutoff(usageRetentionDays).toISOString().slice(0, 7),
      ]);
      removedRows[table] = rows;
    }
    removedRows['uploads'] = await removeOldUploads();
    removedRows['temporary folders'] = await removeLeftovers(now());
    removedRows['mailFiles'] = await removeOldMail(cutoff(config.mailRetentionDays));
    log.info({ removed: removedRows }, 'old rows removed');
  };
}
