import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProcessStartTime } from './process-identity.js';

/** Temporary folders of earlier versions, whose names do not identify a process. */
const unownedPattern = /^rivalscope-(?:keywords|init|import)-[^-]*$/;

/** Another server of this machine may still use a newer folder. */
const minUnownedAgeMs = 3_600_000;

const ownedPattern = /^rivalscope-(?:import|init|engine)-(?<pid>\d+)-(?<start>[0-9a-f]{8})-/;

/**
 * Creates a private temporary folder. Its name identifies this process, so that `removeLeftovers` recognises the folder
 * of a killed process.
 */
export function createTemporaryFolder(purpose: 'import' | 'init' | 'engine'): string {
  return mkdtempSync(
    path.join(tmpdir(), `rivalscope-${purpose}-${process.pid}-${hashStartTime(process.pid)}-`),
  );
}

/** Removes temporary folders of this user whose process has ended. Returns their number. */
export async function removeLeftovers(now: Date, folder = tmpdir()): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!unownedPattern.test(name) && !ownedPattern.test(name)) continue;
    const leftover = path.join(folder, name);
    const stats = await lstat(leftover).catch(() => undefined);
    if (!stats || stats.uid !== process.getuid?.() || isInUse(name, now.getTime() - stats.mtimeMs)) continue;
    await rm(leftover, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function isInUse(name: string, ageMs: number): boolean {
  const { pid, start } = ownedPattern.exec(name)?.groups ?? {};
  return pid === undefined ? ageMs < minUnownedAgeMs : hashStartTime(Number(pid)) === start;
}

/** Digest of the start time of a process, which distinguishes it from a later process with the same id. */
function hashStartTime(pid: number): string {
  return createHash('sha256')
    .update(getProcessStartTime(pid) ?? '')
    .digest('hex')
    .slice(0, 8);
}
