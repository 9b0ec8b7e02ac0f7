import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Temporary folders of keyword files. Versions before the file reader processes left them behind after a crash. */
const leftoverPrefix = 'rivalscope-keywords-';

/** A server of an earlier version may still use a newer folder. */
const minAgeMs = 3_600_000;

/** Removes leftover temporary folders of this user. Returns their number. */
export async function removeLeftovers(now: Date, folder = tmpdir()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(leftoverPrefix));
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
