import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { newerVersionError } from './newer-version-error.js';
import { migrateJobs } from './postgres/job-tables/migrate-jobs.js';
import type { ClickHouseStore } from './clickhouse/clickhouse-store.js';
import type { MigrationTarget } from './clickhouse/migrations/cluster-statements.js';
import { migrateClickHouse } from './clickhouse/migrations/migrate-clickhouse.js';

/** Arbitrary id of the advisory lock. */
const migrationLock = 742_190_331;

/** Migrates both stores. An advisory lock serializes concurrent processes. */
export async function migrateStores(
  stores: { postgres: DataSource; clickhouse: ClickHouseStore },
  target: MigrationTarget,
  log: Logger,
): Promise<void> {
  const runner = stores.postgres.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await assertNotNewer(stores.postgres);
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

/**
 * Guards against a downgrade, which could corrupt data.
 * @throws OperatorError if the database has unknown migrations
 */
async function assertNotNewer(postgres: DataSource): Promise<void> {
  const [history] = await postgres.query<{ is: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS is`,
  );
  if (!history?.is) return;
  const ran = await postgres.query<{ name: string }[]>('SELECT name FROM migrations');
  const expectedNames = new Set(postgres.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const newer = ran.filter(({ name }) => !expectedNames.has(name));
  if (newer.length === 0) return;
  throw newerVersionError();
}
