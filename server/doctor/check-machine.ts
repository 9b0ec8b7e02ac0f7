import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '../config/config.js';
import { getMachineMemoryMb } from '../config/machine-memory.js';
import { getNodeVersionWarning } from '../process/node-version.js';
import { version } from '../process/version.js';
import { type Finding, failure, ok, warning } from './finding.js';

const gigabyte = 1024 ** 3;

/** Memory with which the first start was measured (README). */
const minMemoryMb = 2000;
/**
 * The minimum suffices for a start with its logs and a small import. The recommendation suffices for a database with
 * millions of keywords.
 */
const minFreeBytes = gigabyte;
const recommendedFreeBytes = 10 * gigabyte;

/** Platforms with builds of the embedded stores. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

type MachineConfig = Pick<Config, 'databaseUrl' | 'clickhouseUrl' | 'clickhouseMemoryMb' | 'dataDir'>;

/** Checks platform, memory and disk space against the configuration. */
export function checkMachine(config: MachineConfig): Finding[] {
  const isEmbedded = config.databaseUrl === undefined || config.clickhouseUrl === undefined;
  return [
    ok(`Rivalscope ${version} on Node.js ${process.versions.node}`),
    ...checkNodeVersion(),
    ...(isEmbedded ? [checkPlatform()] : []),
    ...(config.clickhouseUrl === undefined
      ? [checkMemory(getMachineMemoryMb(), config.clickhouseMemoryMb)]
      : []),
    checkDisk(config.dataDir),
  ];
}

/** @param nodeVersion version of the running Node.js */
export function checkNodeVersion(nodeVersion?: string): Finding[] {
  const message = getNodeVersionWarning(nodeVersion);
  return message === undefined ? [] : [warning('Node.js', message)];
}

function checkPlatform(): Finding {
  const name = `${process.platform}-${process.arch}`;
  if (!platforms.includes(name)) {
    return failure(
      `The embedded stores do not run on ${name}`,
      'set DATABASE_URL and CLICKHOUSE_URL, or use one of ' + platforms.join(', '),
    );
  }
  if (process.platform === 'linux' && readGlibcVersion() === undefined) {
    return failure(
      `The embedded stores need the GNU C library, and ${os.release()} brings another one`,
      'use a distribution with glibc (Debian, Ubuntu, Fedora …), or set DATABASE_URL and CLICKHOUSE_URL',
    );
  }
  return ok(`Platform ${name}`);
}

/** Version of the GNU C library, or undefined for others such as musl. */
function readGlibcVersion(): string | undefined {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime;
}

/**
 * @param machineMb memory of the machine or its container
 * @param engineMb memory limit of ClickHouse
 */
export function checkMemory(machineMb: number, engineMb: number): Finding {
  const title = `Memory: ${machineMb} MB, ${engineMb} MB of it for ClickHouse`;
  if (engineMb > machineMb) {
    return failure(title, 'set CLICKHOUSE_MEMORY_MB to a quarter of the memory, or leave it unset');
  }
  if (machineMb < minMemoryMb) {
    return warning(title, 'a first start needs 2 GB: the system may kill it');
  }
  if (engineMb > machineMb / 2) {
    return warning(title, 'more than half leaves little for PostgreSQL, the server and the page cache');
  }
  return ok(title);
}

function checkDisk(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(findExistingParent(dataDir));
  return checkFreeSpace(bavail * bsize);
}

/** @param freeBytes free space for DATA_DIR */
export function checkFreeSpace(freeBytes: number): Finding {
  const title = `Disk: ${(freeBytes / gigabyte).toFixed(1)} GB free for DATA_DIR`;
  if (freeBytes < minFreeBytes) {
    return failure(title, 'free disk space: imports and the stores stop when the disk is full');
  }
  if (freeBytes < recommendedFreeBytes) {
    return warning(
      title,
      'an import needs space for its files and for a second copy of the data (docs/operating.md)',
    );
  }
  return ok(title);
}

function findExistingParent(folder: string): string {
  return existsSync(folder) ? folder : findExistingParent(path.dirname(folder));
}
