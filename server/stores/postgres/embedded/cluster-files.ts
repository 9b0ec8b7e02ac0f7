import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { createTemporaryFolder } from '../../temporary-folders.js';
import { escapeUnprintable } from '../escape-unprintable.js';
import { ensureSharedStateFolder, type PostgresBinaries } from './binaries.js';
import { canReach, type DatabaseUser } from './database-user.js';

/**
 * Location and owner password of a database cluster. Stored in `postgres.json` with mode 0600. A location inside the
 * data directory is stored relative to it, so that a copy never refers to the files of the original.
 */
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
  if (record) {
    const databaseDir = locateDatabaseDir(dataDir, record);
    markOwner(dataDir, databaseDir);
    return { ...record, databaseDir };
  }
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

/** Writes `postgres.json` atomically. An external database directory is marked as owned by the data directory. */
export function writeClusterRecord(dataDir: string, { databaseDir, password }: ClusterFiles): void {
  markOwner(dataDir, databaseDir);
  const recordPath = clusterRecordPath(dataDir);
  const isInside = isInsideFolder(dataDir, databaseDir);
  const record = { databaseDir: isInside ? path.relative(dataDir, databaseDir) : databaseDir, password };
  writeFileSync(`${recordPath}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${recordPath}.new`, recordPath);
}

/**
 * Database directory of a data directory.
 * @throws OperatorError if the files do not exist or belong to another data directory
 */
export function locateDatabaseDir(dataDir: string, { databaseDir }: ClusterFiles): string {
  const ownDir = path.join(dataDir, 'postgres');
  if (existsSync(ownDir)) return ownDir;
  const recordedDir = path.resolve(dataDir, databaseDir);
  if (!existsSync(recordedDir)) {
    throw new OperatorError(
      `The PostgreSQL files of ${dataDir} are gone from ${recordedDir}: put them back, or remove ${clusterRecordPath(dataDir)} to start empty.`,
    );
  }
  if (!isInsideFolder(dataDir, recordedDir)) assertIsOwner(dataDir, recordedDir);
  return recordedDir;
}

/**
 * Accepts an external database directory of this data directory, or of one that was moved here. A copy of a data
 * directory would otherwise open the database of the original.
 */
function assertIsOwner(dataDir: string, databaseDir: string): void {
  const file = ownerPath(databaseDir);
  const owner = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const isOwn =
    owner === undefined ? databaseDir === externalDatabaseDir(dataDir) : owner === path.resolve(dataDir);
  const wasMoved = owner !== undefined && !existsSync(clusterRecordPath(owner));
  if (isOwn || wasMoved) return;
  throw new OperatorError(
    `${databaseDir} is the database of ${owner ?? 'another data folder'}, and ${dataDir} is a copy without its own: restore a backup instead, or write ${path.resolve(dataDir)} into ${file} if the folder was moved.`,
  );
}

/** Records the data directory of an external database directory. */
function markOwner(dataDir: string, databaseDir: string): void {
  if (isInsideFolder(dataDir, databaseDir)) return;
  writeFileSync(ownerPath(databaseDir), path.resolve(dataDir), { mode: 0o600 });
}

/** File next to an external database directory with the path of its data directory. */
function ownerPath(databaseDir: string): string {
  return `${databaseDir}.owner`;
}

function isInsideFolder(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
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
  const databaseDir = externalDatabaseDir(dataDir);
  log.info({ databaseDir }, 'the database account cannot reach DATA_DIR: PostgreSQL keeps its files here');
  return databaseDir;
}

/** Folder outside a data directory that the database account cannot reach. */
function externalDatabaseDir(dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return path.join(ensureSharedStateFolder(), `data-${key}`);
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
  await runInitdb(temporaryDir, files.password, binaries, user);
  renameSync(temporaryDir, files.databaseDir);
}

/** Configuration files of a cluster, which can contain commands that the server runs. */
const configurationFiles = ['postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf'];

/**
 * Replaces the configuration of a cluster with that of a new one.
 * @returns the lines of the previous configuration that no longer apply, as `FILE: SETTING`
 */
export async function resetConfiguration(
  { databaseDir, password }: ClusterFiles,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
): Promise<string[]> {
  const temporaryDir = `${databaseDir}.new`;
  rmSync(temporaryDir, { recursive: true, force: true });
  mkdirSync(temporaryDir, { recursive: true, mode: 0o700 });
  try {
    await runInitdb(temporaryDir, password, binaries, user);
    return configurationFiles.flatMap((name) => {
      const [previous, next] = [path.join(databaseDir, name), path.join(temporaryDir, name)];
      const lines = new Set(readEffectiveLines(next));
      const dropped = readEffectiveLines(previous).filter((line) => !lines.has(line));
      rmSync(previous, { recursive: true, force: true });
      renameSync(next, previous);
      // Values can be secrets, so only the name of a setting is reported.
      return dropped.map((line) => `${name}: ${escapeUnprintable(line.split(/[\s=]/)[0] ?? '')}`);
    });
  } finally {
    rmSync(temporaryDir, { recursive: true, force: true });
  }
}

/** Lines of a configuration file without comments and blank lines. */
function readEffectiveLines(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter((line) => line !== '');
}

async function runInitdb(
  folder: string,
  password: string,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
): Promise<void> {
  const secrets = createTemporaryFolder('init');
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const file of [folder, secrets, passwordFile]) chownSync(file, user.uid, user.gid);
  try {
    await promisify(execFile)(binaries.initdb, initdbArguments(folder, passwordFile), {
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
