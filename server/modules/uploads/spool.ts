import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { UploadedFile } from '../../request/uploaded-file.js';
import { LineCounter } from './line-counter.js';

/** The folder of the spool within the data directory. */
const directoryName = 'uploads';

const partSuffix = '.part';
const rejectsSuffix = '.rejected.ndjson';

/** A file in the spool. */
interface StoredUpload {
  id: string;
  /** In bytes. */
  size: number;
  lines: number;
}

/**
 * Where files lie that came to be imported: each under an id of ours, so that no name from outside is ever a path. One that
 * still comes has another name; what breaks off leaves nothing.
 */
export class Spool {
  private readonly directory: string;

  constructor(private readonly dataDir: string) {
    this.directory = path.join(dataDir, directoryName);
  }

  /**
   * Takes a file while it comes in, as fast as the disk takes it.
   * @throws AppError TooLarge past the limit, BadRequest for one that broke off, DiskFull
   */
  async store(file: UploadedFile, limit: number): Promise<StoredUpload> {
    await mkdir(this.directory, { recursive: true });
    const id = randomUUID();
    const pathOf = path.join(this.directory, id);
    const counter = new LineCounter();
    try {
      const source = file.createReadStream();
      // Read by asking for it, not piped: the reader of the body takes a file that is too large off its pipe without a word.
      const withinLimit = async function* () {
        let bytes = 0;
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > limit) throw tooLarge(limit);
          yield chunk;
        }
        if (source.truncated) throw tooLarge(limit);
      };
      await pipeline(withinLimit, counter, createWriteStream(pathOf + partSuffix, { flags: 'wx' }));
      await rename(pathOf + partSuffix, pathOf);
      return { id, size: counter.bytes, lines: counter.lines };
    } catch (cause) {
      await rm(pathOf + partSuffix, { force: true });
      throw uploadError(cause, limit);
    }
  }

  /** Where a file is, and where its rejected records go when it is imported. */
  pathOf(id: string): string {
    return path.join(this.directory, id);
  }

  /** The same within the data directory. */
  relativePath(id: string): string {
    return path.relative(this.dataDir, this.pathOf(id));
  }

  rejectsPathOf(id: string): string {
    return this.pathOf(id) + rejectsSuffix;
  }

  /** Removes a file with its rejected records; nothing where it is not there. */
  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
    await rm(this.rejectsPathOf(id), { force: true });
  }

  /** Removes what is older and stands for none of these ids, as what a process left that died while a file came. */
  async removeOrphans(knownIds: ReadonlySet<string>, olderThan: Date): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.directory).catch(() => [])) {
      const [id = ''] = name.split('.', 1);
      const isPartial = name.endsWith(partSuffix);
      if (knownIds.has(id) && !isPartial) continue;
      const found = await stat(path.join(this.directory, name)).catch(() => undefined);
      if (!found || found.mtime >= olderThan) continue;
      await rm(path.join(this.directory, name), { force: true });
      removed++;
    }
    return removed;
  }
}

function uploadError(cause: unknown, limit: number): AppError {
  if (cause instanceof AppError) return cause;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError(ErrorCode.DiskFull, {}, { cause });
  if (cause instanceof Error && 'status' in cause && cause.status === 413) return tooLarge(limit);
  const what = { en: 'the file broke off', ru: 'файл оборвался' };
  return new AppError(ErrorCode.BadRequest, { what }, { cause });
}

function tooLarge(limit: number): AppError {
  return new AppError(ErrorCode.TooLarge, { limit: `${Math.floor(limit / 1024 / 1024)} MB`, field: 'files' });
}
