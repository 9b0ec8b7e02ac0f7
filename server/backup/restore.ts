import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../errors/operator-error.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { ClickHouseClientStore } from '../stores/clickhouse/clickhouse-client.store.js';
import { EmbeddedClickHouse } from '../stores/clickhouse/embedded/embedded-clickhouse.js';
import { backupsFolder } from '../stores/clickhouse/embedded/engine-settings.js';
import { findStoreParts } from '../stores/embedded-store-files.js';
import { openStores } from '../stores/open-stores.js';
import { locatePostgresBinaries } from '../stores/postgres/embedded/binaries.js';
import {
  chooseDatabaseDir,
  resetConfiguration,
  writeClusterRecord,
} from '../stores/postgres/embedded/cluster-files.js';
import { resolveDatabaseUser } from '../stores/postgres/embedded/database-user.js';
import type { StoresConfig } from '../stores/stores.js';
import { assertEmbedded } from './back-up.js';
import { copyTree, readBackupManifest, type BackupManifest } from './database-files.js';
import { endRestoredAccess, type EndedAccess } from './end-restored-access.js';

/** Files that a backup does not contain. They make PostgreSQL run commands, stop processes or create links. */
const foreignFiles = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'recovery.signal',
  'standby.signal',
  'tablespace_map',
]);

/** Result of a restore. */
interface RestoredBackup {
  /** Time of the backup, ISO 8601. */
  createdAt: string;
  /** Settings in the configuration files of the backup that were not restored, as `FILE: SETTING`. */
  ignoredSettings: readonly string[];
  /** Undefined if sessions and links stay valid. */
  endedAccess: EndedAccess | undefined;
}

interface RestoreOptions {
  signal?: AbortSignal | undefined;
  /** Whether sessions and links of the backup stay valid. */
  preservesSessions?: boolean;
}

/**
 * Restores a backup into an empty data directory and checks that the stores agree. An aborted restore removes its files.
 * The configuration of PostgreSQL is that of a new database, because its settings can contain commands.
 * @throws OperatorError if the folder has no complete backup, the data directory is not empty, or the signal is aborted
 */
export async function restore(
  folder: string,
  config: StoresConfig,
  log: Logger,
  { signal, preservesSessions = false }: RestoreOptions = {},
): Promise<RestoredBackup> {
  assertEmbedded(config);
  const manifest = await readBackupManifest(folder);
  if (
    manifest?.form !== 1 ||
    !/^\w+$/.test(manifest.clickhouseDatabase) ||
    !/^[\d:.TZ-]+$/.test(manifest.createdAt)
  ) {
    throw new OperatorError(`${folder} holds no whole backup.`);
  }
  const { dataDir } = config;
  assertEmpty(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const databaseDir = chooseDatabaseDir(dataDir, resolveDatabaseUser(), log);
  const isNew = !existsSync(databaseDir);
  try {
    const ignoredSettings = await restoreDatabase(folder, { manifest, databaseDir, config, log, signal });
    await restoreResults(folder, { manifest, config, log, signal });
    signal?.throwIfAborted();
    const endedAccess = await completeRestoredStores(config, log, preservesSessions);
    return { createdAt: manifest.createdAt, ignoredSettings, endedAccess };
  } catch (error) {
    if (!signal?.aborted) throw error;
    for (const name of findStoreParts(dataDir)) await rm(path.join(dataDir, name), { recursive: true });
    if (isNew) await rm(databaseDir, { recursive: true, force: true });
    throw new OperatorError(
      `The restore was interrupted: DATA_DIR ${dataDir} holds no stores again. Restore the backup again.`,
    );
  }
}

async function completeRestoredStores(
  config: StoresConfig,
  log: Logger,
  preservesSessions: boolean,
): Promise<EndedAccess | undefined> {
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    await assertStoresAgree(stores);
    return preservesSessions ? undefined : await endRestoredAccess(stores.postgres);
  } finally {
    await stores.close();
  }
}

function assertEmpty(dataDir: string): void {
  const existing = findStoreParts(dataDir);
  if (existing.length === 0) return;
  throw new OperatorError(
    `DATA_DIR ${dataDir} is not empty (${existing.join(', ')}): set DATA_DIR to a new folder, or move this one away.`,
  );
}

interface DatabaseRestore {
  manifest: BackupManifest;
  databaseDir: string;
  config: StoresConfig;
  log: Logger;
  signal: AbortSignal | undefined;
}

async function restoreDatabase(
  folder: string,
  { manifest: { password }, databaseDir, config: { dataDir }, log, signal }: DatabaseRestore,
): Promise<string[]> {
  const owner = resolveDatabaseUser();
  const include = (name: string) => !foreignFiles.has(name);
  await copyTree(path.join(folder, 'postgres'), databaseDir, { include, owner, signal });
  const files = { databaseDir, password };
  const ignoredSettings = await resetConfiguration(files, locatePostgresBinaries(owner, log), owner);
  writeClusterRecord(dataDir, files);
  return ignoredSettings;
}

interface ResultsRestore {
  manifest: BackupManifest;
  config: StoresConfig;
  log: Logger;
  signal: AbortSignal | undefined;
}

async function restoreResults(
  folder: string,
  {
    manifest: { clickhouseDatabase: database },
    config: { dataDir, clickhouseMemoryMb: memoryMb, querySeconds },
    log,
    signal,
  }: ResultsRestore,
): Promise<void> {
  const draft = path.join(backupsFolder(dataDir), 'restored');
  await copyTree(path.join(folder, 'clickhouse'), draft, { signal });
  const engine = await EmbeddedClickHouse.start({ dataDir, memoryMb, log });
  try {
    const limits = { querySeconds, maxQueryMemoryBytes: 0 };
    const store = new ClickHouseClientStore({ embedded: engine.address }, 'default', limits);
    await store.command(`RESTORE DATABASE ${database} FROM File('${draft.replaceAll("'", "\\'")}')`, {
      settings: { max_execution_time: 0 },
      tag: { operation: 'restore' },
      signal,
    });
    await store.close();
  } finally {
    await engine.stop();
    await rm(draft, { recursive: true, force: true });
  }
}
