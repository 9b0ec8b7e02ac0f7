import { chown, copyFile, constants, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { DatabaseUser } from '../stores/postgres/embedded/database-user.js';

/** Files that belong to a running server or are recreated on start. The WAL is copied last. */
const excludedFiles = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_stat_tmp', 'pg_replslot']);

/**
 * Copies a running PostgreSQL with its low-level backup API (documentation, 25.3.3): changes during the copy are in
 * the WAL, which is copied last.
 */
export async function copyRunningDatabase(
  postgres: DataSource,
  databaseDir: string,
  target: string,
  signal?: AbortSignal,
): Promise<void> {
  // Start and stop must use the same session.
  const connection = postgres.createQueryRunner();
  try {
    await connection.query(`SELECT pg_backup_start('rivalscope', true)`);
    await copyTree(databaseDir, target, { include: (name) => !excludedFiles.has(name), signal });
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
  include?(this: void, name: string): boolean;
  owner?: DatabaseUser;
  /** Aborting the signal stops the copy before the next file. */
  signal?: AbortSignal;
}

/** Copies files and folders with private permissions. Files deleted during the copy are skipped. */
export async function copyTree(
  source: string,
  target: string,
  { include = () => true, owner, signal }: CopyOptions = {},
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (owner) await chown(target, owner.uid, owner.gid);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    signal?.throwIfAborted();
    if (!include(entry.name)) continue;
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) await copyTree(from, to, { owner, signal });
    else if (entry.isFile()) await copyOneFile(from, to, owner);
  }
}

async function copyOneFile(from: string, to: string, owner: DatabaseUser | undefined): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  if (owner) await chown(to, owner.uid, owner.gid);
}

/** Manifest of a backup folder. */
export interface BackupManifest {
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** Format version; other versions are rejected. */
  form: 1;
  /** Password of the PostgreSQL in the backup. */
  password: string;
  /** Name of the ClickHouse database in the backup. */
  clickhouseDatabase: string;
}

const manifestName = 'backup.json';

/** Written last, so its presence marks a complete backup. */
export async function writeBackupManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 });
}

/** Reads the manifest, or returns undefined if the folder has no complete backup. */
export async function readBackupManifest(folder: string): Promise<BackupManifest | undefined> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as BackupManifest);
}
