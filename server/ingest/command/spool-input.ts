import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createTemporaryFolder } from '../../stores/temporary-folders.js';

/** Standard input stored in a file, because rejected records are read a second time. */
export interface SpooledInput {
  file: { path: string; name: string; rejectsPath: string };
  remove(): Promise<void>;
}

/**
 * Copies standard input to a temporary file. Rejected records of this input are written to the working directory.
 * Throws if the signal is aborted.
 */
export async function spoolStandardInput(signal?: AbortSignal): Promise<SpooledInput> {
  const folder = createTemporaryFolder('import');
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
