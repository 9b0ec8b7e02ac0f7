import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../errors/operator-error.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { ClickHouseClientStore } from '../stores/clickhouse/clickhouse-client.store.js';
import { EmbeddedClickHouse } from '../stores/clickhouse/embedded/embedded-clickhouse.js';
import { backupsFolder } from '../stores/clickhouse/embedded/engine-settings.js';
import { existingStoreParts } from '../stores/embedded-store-files.js';
import { openStores } from '../stores/open-stores.js';
import { chooseDatabaseDir, writeClusterRecord } from '../stores/postgres/embedded/cluster-files.js';
import { databaseUser } from '../stores/postgres/embedded/database-user.js';
import type { StoresConfig } from '../stores/stores.js';
import { assertEmbedded } from './back-up.js';
import { copyTree, readBackupManifest, type BackupManifest } from './database-files.js';

/**
 * Restores a backup into an empty data directory and checks that the stores agree.
 * @throws OperatorError if the folder has no complete backup or the data directory is not empty
 */
export async function restore(folder: string, config: StoresConfig, log: Logger): Promise<BackupManifest> {
  assertEmbedded(config);
  const manifest = await readBackupManifest(folder);
  if (manifest?.form !== 1) throw new OperatorError(`${folder} holds no whole backup.`);
  assertEmpty(config.dataDir);
  await restoreDatabase(folder, manifest, config, log);
  await restoreResults(folder, manifest, config, log);
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    await assertStoresAgree(stores);
  } finally {
    await stores.close();
  }
  return manifest;
}

function assertEmpty(dataDir: string): void {
  const existing = existingStoreParts(dataDir);
  if (existing.length === 0) return;
  throw new OperatorError(
    `DATA_DIR ${dataDir} is not empty (${existing.join(', ')}): set DATA_DIR to a new folder, or move this one away.`,
  );
}

async function restoreDatabase(
  folder: string,
  { password }: BackupManifest,
  { dataDir }: StoresConfig,
  log: Logger,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const user = databaseUser();
  const databaseDir = chooseDatabaseDir(dataDir, user, log);
  await copyTree(path.join(folder, 'postgres'), databaseDir, undefined, user);
  writeClusterRecord(dataDir, { databaseDir, password });
}

async function restoreResults(
  folder: string,
  { clickhouseDatabase: database }: BackupManifest,
  { dataDir, clickhouseMemoryMb: memoryMb, querySeconds }: StoresConfig,
  log: Logger,
): Promise<void> {
  const draft = path.join(backupsFolder(dataDir), 'restored');
  await cp(path.join(folder, 'clickhouse'), draft, { recursive: true });
  const engine = await EmbeddedClickHouse.start({ dataDir, memoryMb, log });
  try {
    const limits = { querySeconds, maxQueryMemoryBytes: 0 };
    const store = new ClickHouseClientStore({ embedded: engine.address }, 'default', limits);
    await store.command(`RESTORE DATABASE ${database} FROM File('${draft.replaceAll("'", "\\'")}')`, {
      settings: { max_execution_time: 0 },
      tag: { operation: 'restore' },
    });
    await store.close();
  } finally {
    await engine.stop();
    await rm(draft, { recursive: true, force: true });
  }
}
