import type { Logger } from 'pino';
import type { ClickHouseAddress } from './clickhouse/client.js';
import { ClickHouseClientStore } from './clickhouse/clickhouse-client.store.js';
import type { ClickHouseStore } from './clickhouse/clickhouse-store.js';
import { GenerationTableStore } from './clickhouse/generation-tables.js';
import { SnapshotDeltaStore } from './clickhouse/snapshot-deltas.js';
import { getAccountedMemoryBytes } from './clickhouse/embedded/engine-settings.js';
import { createDatabase } from './clickhouse/migrations/migrate-clickhouse.js';
import { openDataSource } from './postgres/data-source.js';
import { migrateStores } from './migrate.js';
import { connectionError } from './connection-error.js';
import type { Stores, StoresConfig } from './stores.js';

/** Addresses of both stores. */
export interface StoreAddresses {
  postgresUrl: string;
  clickhouse: ClickHouseAddress;
}

/** Creates the store of a ClickHouse database. */
export function createClickHouseStore(
  config: StoresConfig,
  address: ClickHouseAddress,
  database: string,
): ClickHouseStore {
  const limits = {
    querySeconds: config.querySeconds,
    maxQueryMemoryBytes: Math.floor(getAccountedMemoryBytes(config.clickhouseMemoryMb) * 0.8),
  };
  return new GenerationTableStore(
    new SnapshotDeltaStore(new ClickHouseClientStore(address, database, limits, config.clickhouseCluster)),
  );
}

/**
 * Connects to running stores and optionally migrates them.
 * @throws OperatorError if a configured server is unreachable or denies access
 */
export async function connectStores(
  config: StoresConfig,
  addresses: StoreAddresses,
  log: Logger,
  { migrate }: { migrate: boolean },
): Promise<Pick<Stores, 'postgres' | 'clickhouse' | 'close'>> {
  const target = { database: config.clickhouseDatabase, cluster: config.clickhouseCluster };
  if (migrate) {
    const defaultDatabaseStore = createClickHouseStore(config, addresses.clickhouse, 'default');
    try {
      await createDatabase(defaultDatabaseStore, target);
    } catch (error) {
      throw 'url' in addresses.clickhouse ? connectionError('CLICKHOUSE_URL', error) : error;
    } finally {
      await defaultDatabaseStore.close();
    }
  }
  const clickhouse = createClickHouseStore(config, addresses.clickhouse, target.database);
  const postgres = await openDataSource(addresses.postgresUrl, log).catch(async (error: unknown) => {
    await clickhouse.close();
    throw config.databaseUrl === undefined ? error : connectionError('DATABASE_URL', error);
  });
  const close = async () => {
    await clickhouse.close();
    if (postgres.isInitialized) await postgres.destroy();
  };
  try {
    if (migrate) await migrateStores({ postgres, clickhouse }, target, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { postgres, clickhouse, close };
}
