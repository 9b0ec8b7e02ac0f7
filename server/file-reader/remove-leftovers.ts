import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Temporary folders that remain after a crash: keyword files of versions before the file reader processes, and the
 * password file of an interrupted initdb.
 */
const leftoverPrefixes = ['rivalscope-keywords-', 'rivalscope-init-'];

/** Another server of this machine may still use a newer folder. */
const minAgeMs = 3_600_000;

/** Removes leftover temporary folders of this user. Returns their number. */
export async function removeLeftovers(now: Date, folder = tmpdir()): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    leftoverPrefixes.some((prefix) => name.startsWith(prefix)),
  );
  let removed = 0;
  for (const name of names) {
    const leftover = path.join(folder, name);
    const stats = await lstat(leftover).catch(() => undefined);
    if (!stats || stats.uid !== process.getuid?.() || now.getTime() - stats.mtimeMs < minAgeMs) continue;
    await rm(leftover, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
