import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../errors/operator-error.js';
import { withResultsLocked } from '../ingest/import-locks.js';
import { backupsFolder } from '../stores/clickhouse/embedded/engine-settings.js';
import { assertHasEmbeddedStores } from '../stores/embedded-store-files.js';
import { openStores } from '../stores/open-stores.js';
import { readClusterRecord, locateDatabaseDir } from '../stores/postgres/embedded/cluster-files.js';
import type { Stores, StoresConfig } from '../stores/stores.js';
import { copyRunningDatabase, copyTree, writeBackupManifest } from './database-files.js';

/**
 * Writes a consistent backup of both embedded stores to a new folder, with the server online or offline. Imports
 * wait; other requests are unaffected.
 * @throws OperatorError if the folder is not empty, a store is not embedded, or no data exists; an error if aborted
 */
export async function backUp(
  folder: string,
  config: StoresConfig,
  log: Logger,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await writeBackupInto(folder, config, log, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new OperatorError(
      `The backup was interrupted: no backup was written, and ${folder} was removed. The data and earlier backups are unchanged.`,
    );
  }
}

async function writeBackupInto(
  folder: string,
  config: StoresConfig,
  log: Logger,
  signal: AbortSignal | undefined,
): Promise<void> {
  assertEmbedded(config);
  assertHasEmbeddedStores(config.dataDir);
  await assertEmptyFolder(folder);
  const stores = await openStores(config, log, { role: 'tool', signal });
  try {
    // Published data must not change until both copies are complete.
    await withResultsLocked(stores.postgres, () => writeBackup(folder, config, stores, signal), signal);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await stores.close();
  }
}

/** @throws OperatorError if a store is an external server, which has its own backup tools */
export function assertEmbedded({ databaseUrl, clickhouseUrl }: StoresConfig): void {
  if (databaseUrl === undefined && clickhouseUrl === undefined) return;
  throw new OperatorError(
    'This command backs up embedded stores only: use pg_dump for DATABASE_URL and the BACKUP statement for CLICKHOUSE_URL.',
  );
}

async function assertEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new OperatorError(`${folder} is not empty: name a new folder.`);
}

async function writeBackup(
  folder: string,
  config: StoresConfig,
  stores: Stores,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { dataDir, clickhouseDatabase } = config;
  const clusterRecord = readClusterRecord(dataDir);
  if (!clusterRecord) throw new OperatorError(`DATA_DIR ${dataDir} holds no database.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const databaseDir = locateDatabaseDir(dataDir, clusterRecord);
  await copyRunningDatabase(stores.postgres, databaseDir, path.join(folder, 'postgres'), signal);
  await copyResults(stores, config, path.join(folder, 'clickhouse'), signal);
  signal?.throwIfAborted();
  const createdAt = new Date().toISOString();
  await writeBackupManifest(folder, {
    createdAt,
    form: 1,
    password: clusterRecord.password,
    clickhouseDatabase,
  });
}

/** The engine may only write to its backup folder, so the result is moved afterwards. */
async function copyResults(
  { clickhouse }: Stores,
  { dataDir, clickhouseDatabase }: StoresConfig,
  target: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const draft = path.join(backupsFolder(dataDir), `draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  try {
    await clickhouse.command(
      `BACKUP DATABASE ${clickhouseDatabase} TO File('${draft.replaceAll("'", "\\'")}')`,
      {
        settings: { max_execution_time: 0 },
        tag: { operation: 'backup' },
        signal,
      },
    );
    // The engine creates it readable for every user of the machine.
    await chmod(draft, 0o700);
    await moveFolder(draft, target, signal);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Falls back to a copy if the target is on another disk. */
async function moveFolder(from: string, to: string, signal: AbortSignal | undefined): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyTree(from, to, { signal });
  }
}
