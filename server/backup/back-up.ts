import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../errors/operator-error.js';
import { lockBase } from '../ingest/publish/import-locks.js';
import { backupsFolder } from '../stores/clickhouse/embedded/engine-settings.js';
import { assertKept } from '../stores/assert-kept.js';
import { openStores } from '../stores/open-stores.js';
import { readNote, whereFilesAre } from '../stores/postgres/embedded/cluster-files.js';
import type { Stores, StoresConfig } from '../stores/stores.js';
import { copyRunningDatabase, copyTree, writeBackupNote } from './database-files.js';

/**
 * Writes both embedded stores, as they are at one moment, into a new folder. Works while the server runs and while it does
 * not; imports wait meanwhile, people do not.
 * @throws OperatorError where the folder is taken, a store is not embedded, or there is none, and when the signal is aborted
 */
export async function backUp(
  folder: string,
  config: StoresConfig,
  log: Logger,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await writeInto(folder, config, log, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
    throw new OperatorError(
      `The backup was interrupted: no backup was written, and ${folder} was removed. The data and earlier backups are unchanged.`,
    );
  }
}

async function writeInto(
  folder: string,
  config: StoresConfig,
  log: Logger,
  signal: AbortSignal | undefined,
): Promise<void> {
  assertEmbedded(config);
  assertKept(config.dataDir);
  await assertNew(folder);
  const stores = await openStores(config, log, { role: 'tool', signal });
  const connection = stores.postgres.createQueryRunner();
  try {
    const bases = (await connection.query('SELECT id FROM base ORDER BY id')) as { id: number }[];
    // What reports read must stay as PostgreSQL points at it until both copies are made.
    for (const { id } of bases) await lockBase(connection, id, signal);
    await writeBackup(folder, config, stores, signal);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await connection.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await connection.release();
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

async function writeBackup(
  folder: string,
  config: StoresConfig,
  stores: Stores,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { dataDir, clickhouseDatabase } = config;
  const note = readNote(dataDir);
  if (!note) throw new OperatorError(`DATA_DIR ${dataDir} holds no database.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const databaseDir = whereFilesAre(dataDir, note);
  await copyRunningDatabase(stores.postgres, databaseDir, path.join(folder, 'postgres'), signal);
  await copyResults(stores, config, path.join(folder, 'clickhouse'), signal);
  signal?.throwIfAborted();
  const createdAt = new Date().toISOString();
  await writeBackupNote(folder, { createdAt, form: 1, password: note.password, clickhouseDatabase });
}

/** The engine writes into the one folder that it may, and the result is moved. */
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
    await moved(draft, target, signal);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A rename within one disk, a copy to another. */
async function moved(from: string, to: string, signal: AbortSignal | undefined): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyTree(from, to, { signal });
  }
}
