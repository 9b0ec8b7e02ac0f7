import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Portable limit for the path of a Unix socket. */
const maxSocketPathBytes = 100;

/**
 * Creates an empty private folder for the engine's socket and pipes inside the data directory.
 * Falls back to the system's temporary folder if the path is too long for a socket or contains glob characters.
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
