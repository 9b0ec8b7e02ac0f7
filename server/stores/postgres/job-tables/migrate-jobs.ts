import { runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { createJobLogger } from './job-log.js';
import { openJobPool } from './job-pool.js';

/** Migrates the tables of the job queue. */
export async function migrateJobs(postgres: DataSource, log: Logger): Promise<void> {
  const pgPool = openJobPool(postgres, 4, log);
  try {
    await runMigrations({ pgPool, logger: createJobLogger(log) });
  } finally {
    await pgPool.end();
  }
}
