import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { makeSharedStateFolder, type PostgresBinaries } from './binaries.js';
import { canReach, type DatabaseUser } from './database-user.js';

/** Where a database cluster's files are and the password of its owner, kept in `postgres.json` for this user only. */
export interface ClusterFiles {
  databaseDir: string;
  password: string;
}

/** Name of the owner and of the database. */
export const databaseName = 'rivalscope';

/** Reads where the cluster of a data directory is; makes it at the first start. */
export async function clusterFiles(
  dataDir: string,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
  log: Logger,
): Promise<ClusterFiles> {
  const note = path.join(dataDir, 'postgres.json');
  if (existsSync(note)) {
    const files = JSON.parse(readFileSync(note, 'utf8')) as ClusterFiles;
    if (existsSync(files.databaseDir)) return files;
    // The whole data directory may have been moved; its database moves along.
    const moved = path.join(dataDir, 'postgres');
    if (existsSync(moved)) return { ...files, databaseDir: moved };
    throw new Error(
      `The PostgreSQL files of ${dataDir} are gone from ${files.databaseDir}: put them back, or remove ${note} to start empty.`,
    );
  }
  const files = { databaseDir: placeFor(dataDir, user, log), password: randomBytes(24).toString('hex') };
  await initialise(files, binaries, user);
  writeFileSync(`${note}.new`, JSON.stringify(files), { mode: 0o600 });
  renameSync(`${note}.new`, note);
  return files;
}

function placeFor(dataDir: string, user: DatabaseUser | undefined, log: Logger): string {
  if (canReach(dataDir, user)) return path.join(dataDir, 'postgres');
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const databaseDir = path.join(makeSharedStateFolder(), `data-${key}`);
  log.info({ databaseDir }, 'the database account cannot reach DATA_DIR: PostgreSQL keeps its files here');
  return databaseDir;
}

/** Makes the cluster in a draft folder and moves it into its place: a start that is killed half way leaves nothing in it. */
async function initialise(
  files: ClusterFiles,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
): Promise<void> {
  const draft = `${files.databaseDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(files.databaseDir, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const secrets = mkdtempSync(path.join(tmpdir(), 'rivalscope-init-'));
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, `${files.password}\n`, { mode: 0o600 });
  if (user) for (const file of [draft, secrets, passwordFile]) chownSync(file, user.uid, user.gid);
  try {
    await promisify(execFile)(binaries.initdb, initialArguments(draft, passwordFile), {
      ...user,
      cwd: '/',
      env: plainEnvironment(),
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`The embedded PostgreSQL could not be set up: ${said}`, { cause: error });
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  renameSync(draft, files.databaseDir);
}

function initialArguments(databaseDir: string, passwordFile: string): string[] {
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
