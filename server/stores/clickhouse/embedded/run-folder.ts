import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Longest path of a Unix socket that every system takes, in bytes. */
const maxSocketPathBytes = 100;

/**
 * An empty private folder for the engine's socket and pipes: inside the data directory, or in the system's folder for
 * temporary files when the path would be too long for a socket or holds characters that the engine takes for a pattern.
 */
export async function createRunFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'run', 'clickhouse');
  const isUsable =
    Buffer.byteLength(path.join(folder, 'http.sock')) <= maxSocketPathBytes && /^[\w/. -]+$/.test(folder);
  if (!isUsable) return mkdtemp(path.join(tmpdir(), 'rivalscope-'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
