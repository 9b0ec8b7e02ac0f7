import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../errors/operator-error.js';
import { withUnchangedResults } from '../ingest/publish/import-locks.js';
import { backupsFolder } from '../stores/clickhouse/embedded/engine-settings.js';
import { assertKept } from '../stores/assert-kept.js';
import { openStores } from '../stores/open-stores.js';
import { readNote, whereFilesAre } from '../stores/postgres/embedded/cluster-files.js';
import type { Stores, StoresConfig } from '../stores/stores.js';
import { copyRunningDatabase, writeBackupNote } from './database-files.js';

/**
 * Writes both embedded stores, as they are at one moment, into a new folder. Works while the server runs and while it does
 * not; imports wait meanwhile, people do not.
 * @throws OperatorError where the folder is taken, a store is not embedded, or there is none
 */
export async function backUp(folder: string, config: StoresConfig, log: Logger): Promise<void> {
  assertEmbedded(config);
  assertKept(config.dataDir);
  await assertNew(folder);
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    // What reports read must stay as PostgreSQL points at it until both copies are made.
    await withUnchangedResults(stores.postgres, () => writeBackup(folder, config, stores));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await stores.close();
  }
}

/** @throws OperatorError where a store is on a server of its own, which has tools of its own */
export function assertEmbedded({ databaseUrl, clickhouseUrl }: StoresConfig): void {
  if (databaseUrl === undefined && clickhouseUrl === undefined) return;
  throw new OperatorError(
    'This is for the embedded stores: DATABASE_URL is backed up by pg_dump, CLICKHOUSE_URL by its BACKUP statement.',
  );
}

async function assertNew(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new OperatorError(`${folder} is not empty: name a new folder.`);
}

async function writeBackup(folder: string, config: StoresConfig, stores: Stores): Promise<void> {
  const { dataDir, clickhouseDatabase } = config;
  const note = readNote(dataDir);
  if (!note) throw new OperatorError(`DATA_DIR ${dataDir} holds no database.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyRunningDatabase(stores.postgres, whereFilesAre(dataDir, note), path.join(folder, 'postgres'));
  await copyResults(stores, config, path.join(folder, 'clickhouse'));
  const createdAt = new Date().toISOString();
  await writeBackupNote(folder, { createdAt, form: 1, password: note.password, clickhouseDatabase });
}

/** The engine writes into the one folder that it may, and the result is moved. */
async function copyResults(
  { clickhouse }: Stores,
  { dataDir, clickhouseDatabase }: StoresConfig,
  target: string,
): Promise<void> {
  const draft = path.join(backupsFolder(dataDir), `draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  try {
    await clickhouse.command(
      `BACKUP DATABASE ${clickhouseDatabase} TO File('${draft.replaceAll("'", "\\'")}')`,
      {
        settings: { max_execution_time: 0 },
        tag: { operation: 'backup' },
      },
    );
    await moved(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A rename within one disk, a copy to another. */
async function moved(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await cp(from, to, { recursive: true });
  }
}
