import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { migrateJobs } from './postgres/job-tables/migrate-jobs.js';
import type { ClickHouseStore } from './clickhouse/clickhouse-store.js';
import type { MigrationTarget } from './clickhouse/migrations/cluster-form.js';
import { migrateClickHouse } from './clickhouse/migrations/migrate-clickhouse.js';

/** Any number that no other user of the database takes. */
const migrationLock = 742_190_331;

/** Brings both stores to the newest form. Processes that start together do it one after the other, and once. */
export async function migrateStores(
  stores: { postgres: DataSource; clickhouse: ClickHouseStore },
  target: MigrationTarget,
  log: Logger,
): Promise<void> {
  const runner = stores.postgres.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const tables = await stores.postgres.runMigrations();
    await migrateJobs(stores.postgres, log);
    const files = await migrateClickHouse(stores.clickhouse, target);
    const ran = [...tables.map(({ name }) => name), ...files];
    if (ran.length > 0) log.info({ ran }, 'migrations have run');
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await runner.release();
  }
}
