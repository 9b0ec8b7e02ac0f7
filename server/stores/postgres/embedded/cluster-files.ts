import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { ensureSharedStateFolder, type PostgresBinaries } from './binaries.js';
import { canReach, type DatabaseUser } from './database-user.js';

/** Where a database cluster's files are and the password of its owner, kept in `postgres.json` for this user only. */
export interface ClusterFiles {
  databaseDir: string;
  password: string;
}

/** Name of the owner and of the database. */
export const databaseName = 'rivalscope';

/**
 * Reads where the cluster of a data directory is; makes it at the first start. What holds data is never written over.
 * @throws OperatorError where the note or the files are missing, with the way to go on
 */
export async function loadOrCreateCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
  log: Logger,
): Promise<ClusterFiles> {
  const record = readClusterRecord(dataDir);
  if (record) return { ...record, databaseDir: locateDatabaseDir(dataDir, record) };
  const databaseDir = chooseDatabaseDir(dataDir, user, log);
  if (hasFiles(databaseDir)) {
    throw new OperatorError(
      `${databaseDir} holds a database, but ${clusterRecordPath(dataDir)} with its password is missing: put that file back, or run "npm run database-password" to set a new password.`,
    );
  }
  const files = { databaseDir, password: generatePassword() };
  await initializeCluster(files, binaries, user);
  writeClusterRecord(dataDir, files);
  return files;
}

function clusterRecordPath(dataDir: string): string {
  return path.join(dataDir, 'postgres.json');
}

/** The note of a data directory, undefined where there is none. */
export function readClusterRecord(dataDir: string): ClusterFiles | undefined {
  const recordPath = clusterRecordPath(dataDir);
  if (!existsSync(recordPath)) return undefined;
  try {
    return JSON.parse(readFileSync(recordPath, 'utf8')) as ClusterFiles;
  } catch {
    throw new OperatorError(
      `${recordPath} cannot be read: restore it, or remove it and run "npm run database-password" to set a new password.`,
    );
  }
}

/** Writes beside and renames: a start that is killed leaves the former note or the new one. */
export function writeClusterRecord(dataDir: string, files: ClusterFiles): void {
  const recordPath = clusterRecordPath(dataDir);
  writeFileSync(`${recordPath}.new`, JSON.stringify(files), { mode: 0o600 });
  renameSync(`${recordPath}.new`, recordPath);
}

/** @throws OperatorError where the files that a note speaks of are gone */
export function locateDatabaseDir(dataDir: string, { databaseDir }: ClusterFiles): string {
  // The data directory may have been moved or copied: the files in it are meant, not those that the note's path leads to.
  const candidates = [path.join(dataDir, 'postgres'), databaseDir];
  const existingDir = candidates.find((candidate) => existsSync(candidate));
  if (existingDir) return existingDir;
  throw new OperatorError(
    `The PostgreSQL files of ${dataDir} are gone from ${databaseDir}: put them back, or remove ${clusterRecordPath(dataDir)} to start empty.`,
  );
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** A password that nobody guesses. */
export function generatePassword(): string {
  return randomBytes(24).toString('hex');
}

/** Where the files of a data directory's cluster are put: below it, or elsewhere where the database's account cannot reach it. */
export function chooseDatabaseDir(dataDir: string, user: DatabaseUser | undefined, log: Logger): string {
  if (canReach(dataDir, user)) return path.join(dataDir, 'postgres');
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const databaseDir = path.join(ensureSharedStateFolder(), `data-${key}`);
  log.info({ databaseDir }, 'the database account cannot reach DATA_DIR: PostgreSQL keeps its files here');
  return databaseDir;
}

/** Makes the cluster in a draft folder and moves it into its place: a start that is killed half way leaves nothing in it. */
async function initializeCluster(
  files: ClusterFiles,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
): Promise<void> {
  const temporaryDir = `${files.databaseDir}.new`;
  rmSync(temporaryDir, { recursive: true, force: true });
  mkdirSync(temporaryDir, { recursive: true, mode: 0o700 });
  const secrets = mkdtempSync(path.join(tmpdir(), 'rivalscope-init-'));
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, `${files.password}\n`, { mode: 0o600 });
  if (user) for (const file of [temporaryDir, secrets, passwordFile]) chownSync(file, user.uid, user.gid);
  try {
    await promisify(execFile)(binaries.initdb, initdbArguments(temporaryDir, passwordFile), {
      ...user,
      cwd: '/',
      env: plainEnvironment(),
    });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`The embedded PostgreSQL could not be set up: ${output}`, { cause: error });
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  renameSync(temporaryDir, files.databaseDir);
}

function initdbArguments(databaseDir: string, passwordFile: string): string[] {
  return [
    `--pgdata=${databaseDir}`,
    `--username=${databaseName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-messages=C',
  ];
}

/** The servers' messages are read, so they must come in one language whatever the user's is. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
