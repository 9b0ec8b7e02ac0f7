import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Standard input as a file: rejected records are looked up in it once more. */
export interface SpooledInput {
  file: { path: string; name: string; rejectsPath: string };
  remove(): Promise<void>;
}

/** Writes standard input into a temporary file. Its rejects go to the current folder. Throws when the signal is aborted. */
export async function spoolStandardInput(signal?: AbortSignal): Promise<SpooledInput> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-import-'));
  const file = path.join(folder, 'stdin');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(process.stdin, createWriteStream(file), { signal });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    file: { path: file, name: 'stdin', rejectsPath: path.resolve('stdin.rejected.ndjson') },
    remove,
  };
}
