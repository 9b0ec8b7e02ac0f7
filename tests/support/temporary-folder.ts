import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Temporary folder that the database account can enter when the tests run as root. */
export async function temporaryFolder(name = 'rivalscope-test-'): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), name));
  await chmod(folder, 0o755);
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** File system in the main memory on Linux. */
const memoryFileSystem = '/dev/shm';

const folderPrefix = 'rivalscope-tests-';

/** Test data takes up to 2 GB, and the processes under test several more. */
const minFreeBytes = 8 * 1024 ** 3;

/**
 * Makes an in-memory folder the temporary folder of this process and its children, because every test file creates
 * and deletes thousands of small store files. Machines with little memory, and those that set `TMPDIR`, use the
 * default folder. The folder is removed on exit.
 */
export function useMemoryForTemporaryFiles(): void {
  if (process.env['TMPDIR'] !== undefined || !hasFreeMemory()) return;
  removeFoldersOfDeadProcesses();
  const folder = mkdtempSync(path.join(memoryFileSystem, `${folderPrefix}${process.pid}-`));
  // The account of the embedded PostgreSQL must be able to enter it.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Runs `work` with the default temporary folder, for files that later runs can use again. */
export async function withDefaultTemporaryFolder<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = process.env['TMPDIR'];
  if (!folder?.startsWith(path.join(memoryFileSystem, folderPrefix))) return work();
  delete process.env['TMPDIR'];
  try {
    return await work();
  } finally {
    process.env['TMPDIR'] = folder;
  }
}

function hasFreeMemory(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(memoryFileSystem);
    return bavail * bsize >= minFreeBytes && os.freemem() >= minFreeBytes;
  } catch {
    return false;
  }
}

/** A killed run cannot remove its folder. */
function removeFoldersOfDeadProcesses(): void {
  for (const name of readdirSync(memoryFileSystem).filter((entry) => entry.startsWith(folderPrefix))) {
    const pid = Number(name.slice(folderPrefix.length).split('-', 1)[0]);
    if (!isAlive(pid)) rmSync(path.join(memoryFileSystem, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
