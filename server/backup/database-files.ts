import { chown, copyFile, constants, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { DatabaseUser } from '../stores/postgres/embedded/database-user.js';

/** Of a running server alone, or made anew at every start. The log of changes is copied last. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_stat_tmp', 'pg_replslot']);

/**
 * Copies the files of a running PostgreSQL by its own protocol of backups (documentation of PostgreSQL, 25.3.3): what changes
 * while the files are copied stands in the log of changes, which comes after them.
 */
export async function copyRunningDatabase(
  postgres: DataSource,
  databaseDir: string,
  target: string,
  signal?: AbortSignal,
): Promise<void> {
  // Start and stop belong to one connection.
  const connection = postgres.createQueryRunner();
  try {
    await connection.query(`SELECT pg_backup_start('rivalscope', true)`);
    await copyTree(databaseDir, target, { isWanted: (name) => !leftOut.has(name), signal });
    const [{ labelfile }] = (await connection.query(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    )) as [{ labelfile: string }];
    await copyTree(path.join(databaseDir, 'pg_wal'), path.join(target, 'pg_wal'), { signal });
    for (const name of ['pg_stat_tmp', 'pg_replslot']) await mkdir(path.join(target, name), { mode: 0o700 });
    await writeFile(path.join(target, 'backup_label'), labelfile, { mode: 0o600 });
  } finally {
    await connection.release();
  }
}

interface CopyOptions {
  /** Whether to copy an entry of the top folder, by its name. */
  isWanted?(this: void, name: string): boolean;
  owner?: DatabaseUser;
  /** Aborting it stops the copy before its next file. */
  signal?: AbortSignal;
}

/** Copies files and folders, private to their owner; those that go meanwhile are left out. */
export async function copyTree(
  source: string,
  target: string,
  { isWanted = () => true, owner, signal }: CopyOptions = {},
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (owner) await chown(target, owner.uid, owner.gid);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    signal?.throwIfAborted();
    if (!isWanted(entry.name)) continue;
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) await copyTree(from, to, { owner, signal });
    else if (entry.isFile()) await copyOne(from, to, owner);
  }
}

async function copyOne(from: string, to: string, owner: DatabaseUser | undefined): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  if (owner) await chown(to, owner.uid, owner.gid);
}

/** What a folder with a backup says of itself. */
export interface BackupNote {
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Form of the backup; another one is refused. */
  form: 1;
  /** Password of the PostgreSQL in it. */
  password: string;
  /** Name of the ClickHouse database in it. */
  clickhouseDatabase: string;
}

const noteName = 'backup.json';

/** Written last: a folder without it holds no whole backup. */
export async function writeBackupNote(folder: string, note: BackupNote): Promise<void> {
  await writeFile(path.join(folder, noteName), JSON.stringify(note, null, 2), { mode: 0o600 });
}

/** The note of a folder, undefined where it holds no whole backup. */
export async function readBackupNote(folder: string): Promise<BackupNote | undefined> {
  const text = await readFile(path.join(folder, noteName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BackupNote);
}
