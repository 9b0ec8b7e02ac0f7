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

/** Location and owner password of a database cluster. Stored in `postgres.json` with mode 0600. */
export interface ClusterFiles {
  databaseDir: string;
  password: string;
}

/** Name of the database and of its owner. */
export const databaseName = 'rivalscope';

/**
 * Loads the cluster of a data directory, or creates it on the first start. Never overwrites existing data.
 * @throws OperatorError if the record or the files are missing
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

/** Reads `postgres.json`. Undefined if it does not exist. */
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

/** Writes `postgres.json` atomically. */
export function writeClusterRecord(dataDir: string, files: ClusterFiles): void {
  const recordPath = clusterRecordPath(dataDir);
  writeFileSync(`${recordPath}.new`, JSON.stringify(files), { mode: 0o600 });
  renameSync(`${recordPath}.new`, recordPath);
}

/** @throws OperatorError if the recorded files do not exist */
export function locateDatabaseDir(dataDir: string, { databaseDir }: ClusterFiles): string {
  // The data directory may have been moved or copied, so its own folder takes precedence over the recorded path.
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

/** A random password of 192 bits. */
export function generatePassword(): string {
  return randomBytes(24).toString('hex');
}

/** Folder for a new cluster: inside the data directory if the database account can reach it. */
export function chooseDatabaseDir(dataDir: string, user: DatabaseUser | undefined, log: Logger): string {
  if (canReach(dataDir, user)) return path.join(dataDir, 'postgres');
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const databaseDir = path.join(ensureSharedStateFolder(), `data-${key}`);
  log.info({ databaseDir }, 'the database account cannot reach DATA_DIR: PostgreSQL keeps its files here');
  return databaseDir;
}

/** Runs initdb in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
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
      env: createPlainEnvironment(),
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

/** Server messages are parsed, so their language is fixed. */
export function createPlainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
