import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { Lease } from '../../lease/lease.js';
import { DataDirInUseError } from '../../stores.js';
import { locatePostgresBinaries, type PostgresBinaries } from './binaries.js';
import {
  databaseName,
  generatePassword,
  chooseDatabaseDir,
  createPlainEnvironment,
  readClusterRecord,
  locateDatabaseDir,
  writeClusterRecord,
} from './cluster-files.js';
import { resolveDatabaseUser, type DatabaseUser } from './database-user.js';
import { firstErrorLine } from './first-error-line.js';
import { stopOrphan } from './orphan-process.js';

/**
 * Resets the password of an embedded PostgreSQL that is not running, for a data directory restored without
 * `postgres.json`.
 * @returns the database directory
 * @throws DataDirInUseError, OperatorError if there is no database or it rejects the change
 */
export async function setEmbeddedPassword(dataDir: string, log: Logger): Promise<string> {
  const acquired = Lease.acquire(dataDir, 'tool');
  if ('holder' in acquired) {
    throw new DataDirInUseError(
      `DATA_DIR ${dataDir} is in use by process ${acquired.holder.pid}: stop it first.`,
    );
  }
  try {
    const user = resolveDatabaseUser();
    const record = readClusterRecord(dataDir);
    const databaseDir = record ? locateDatabaseDir(dataDir, record) : chooseDatabaseDir(dataDir, user, log);
    if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) {
      throw new OperatorError(`${databaseDir} holds no database.`);
    }
    await stopOrphan(databaseDir, log);
    const password = generatePassword();
    await setPassword(locatePostgresBinaries(user, log), databaseDir, user, password);
    writeClusterRecord(dataDir, { databaseDir, password });
    return databaseDir;
  } finally {
    acquired.lease.release();
  }
}

/** Uses the single-user mode, which needs no password but write access to the files. */
async function setPassword(
  binaries: PostgresBinaries,
  databaseDir: string,
  user: DatabaseUser | undefined,
  password: string,
): Promise<void> {
  const running = promisify(execFile)(binaries.postgres, ['--single', '-D', databaseDir, 'postgres'], {
    ...user,
    cwd: '/',
    env: createPlainEnvironment(),
  });
  running.child.stdin?.end(`ALTER ROLE ${databaseName} PASSWORD '${password}'\n`);
  const output = await running.then(
    ({ stderr }) => stderr,
    (error: Error & { stderr?: string }) => `FATAL: ${error.stderr ?? error.message}`,
  );
  if (/ERROR:|FATAL:|PANIC:/.test(output)) {
    throw new OperatorError(`The password could not be set: ${firstErrorLine(output)}`);
  }
}
