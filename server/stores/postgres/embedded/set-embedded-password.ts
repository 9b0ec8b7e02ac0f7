import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { OperatorError } from '../../../errors/operator-error.js';
import { Lease } from '../../lease/lease.js';
import { DataDirInUse } from '../../stores.js';
import { postgresBinaries, type PostgresBinaries } from './binaries.js';
import {
  databaseName,
  newPassword,
  placeFor,
  plainEnvironment,
  readNote,
  whereFilesAre,
  writeNote,
} from './cluster-files.js';
import { databaseUser, type DatabaseUser } from './database-user.js';
import { firstFault } from './first-fault.js';
import { endLeftover } from './leftover.js';

/**
 * Sets the password of a data directory's embedded PostgreSQL anew while nothing runs there, notes it, and answers where its
 * files are. For a directory that was restored without `postgres.json`.
 * @throws DataDirInUse, OperatorError where there is no database or it refuses
 */
export async function setEmbeddedPassword(dataDir: string, log: Logger): Promise<string> {
  const taken = Lease.take(dataDir, 'tool');
  if ('other' in taken) {
    throw new DataDirInUse(`DATA_DIR ${dataDir} is in use by process ${taken.other.pid}: stop it first.`);
  }
  try {
    const user = databaseUser();
    const noted = readNote(dataDir);
    const databaseDir = noted ? whereFilesAre(dataDir, noted) : placeFor(dataDir, user, log);
    if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) {
      throw new OperatorError(`${databaseDir} holds no database.`);
    }
    await endLeftover(databaseDir, log);
    const password = newPassword();
    await setPassword(postgresBinaries(user, log), databaseDir, user, password);
    writeNote(dataDir, { databaseDir, password });
    return databaseDir;
  } finally {
    taken.own.release();
  }
}

/** By PostgreSQL's single-user mode, which asks for no password: whoever may write the files owns the database. */
async function setPassword(
  binaries: PostgresBinaries,
  databaseDir: string,
  user: DatabaseUser | undefined,
  password: string,
): Promise<void> {
  const running = promisify(execFile)(binaries.postgres, ['--single', '-D', databaseDir, 'postgres'], {
    ...user,
    cwd: '/',
    env: plainEnvironment(),
  });
  running.child.stdin?.end(`ALTER ROLE ${databaseName} PASSWORD '${password}'\n`);
  const said = await running.then(
    ({ stderr }) => stderr,
    (error: Error & { stderr?: string }) => `FATAL: ${error.stderr ?? error.message}`,
  );
  if (/ERROR:|FATAL:|PANIC:/.test(said)) {
    throw new OperatorError(`The password could not be set: ${firstFault(said)}`);
  }
}
