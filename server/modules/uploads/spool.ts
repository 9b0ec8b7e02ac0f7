import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { UploadedFile } from '../../request/uploaded-file.js';
import { ContentHash } from './content-hash.js';
import { LineCounter } from './line-counter.js';

/** Spool directory within the data directory. */
const directoryName = 'uploads';

const partSuffix = '.part';
const rejectsSuffix = '.rejected.ndjson';

/** A stored upload. */
interface StoredUpload {
  id: string;
  /** In bytes. */
  size: number;
  lines: number;
  /** See `contentHashPattern`. */
  contentHash: string;
}

/**
 * Stores uploads under generated ids, so that a client file name is never used as a path. Incomplete uploads have a
 * suffix and are removed on failure.
 */
export class Spool {
  private readonly directory: string;

  constructor(private readonly dataDir: string) {
    this.directory = path.join(dataDir, directoryName);
  }

  /**
   * Streams a file to disk with backpressure.
   * @throws AppError TooLarge above the limit, BadRequest for an interrupted upload, DiskFull
   */
  async store(file: UploadedFile, limit: number): Promise<StoredUpload> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    // Earlier versions created the folder readable for every user of the machine.
    await chmod(this.directory, 0o700);
    const id = randomUUID();
    const filePath = path.join(this.directory, id);
    const counter = new LineCounter();
    const contentHash = new ContentHash();
    try {
      const source = file.createReadStream();
      // Iterate instead of piping: the multipart parser silently unpipes a file that is too large.
      const withinLimit = async function* () {
        let bytes = 0;
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > limit) throw tooLargeError(limit);
          contentHash.update(chunk);
          yield chunk;
        }
        if (source.truncated) throw tooLargeError(limit);
      };
      await pipeline(
        withinLimit,
        counter,
        createWriteStream(filePath + partSuffix, { flags: 'wx', mode: 0o600 }),
      );
      await rename(filePath + partSuffix, filePath);
      return { id, size: counter.bytes, lines: counter.lines, contentHash: contentHash.digest() };
    } catch (cause) {
      await rm(filePath + partSuffix, { force: true });
      throw toUploadError(cause, limit);
    }
  }

  /** Path of an upload. Its rejected records are stored next to it. */
  getPath(id: string): string {
    return path.join(this.directory, id);
  }

  /** Path relative to the data directory. */
  relativePath(id: string): string {
    return path.relative(this.dataDir, this.getPath(id));
  }

  getRejectsPath(id: string): string {
    return this.getPath(id) + rejectsSuffix;
  }

  /** Removes an upload with its rejected records. Idempotent. */
  async remove(id: string): Promise<void> {
    await rm(this.getPath(id), { force: true });
    await rm(this.getRejectsPath(id), { force: true });
  }

  /** Removes old files without a record, such as uploads interrupted by a crash. */
  async removeOrphans(recordedIds: ReadonlySet<string>, olderThan: Date): Promise<number> {
    let removedCount = 0;
    for (const name of await readdir(this.directory).catch(() => [])) {
      const [id = ''] = name.split('.', 1);
      const isPartial = name.endsWith(partSuffix);
      if (recordedIds.has(id) && !isPartial) continue;
      const stats = await stat(path.join(this.directory, name)).catch(() => undefined);
      if (!stats || stats.mtime >= olderThan) continue;
      await rm(path.join(this.directory, name), { force: true });
      removedCount++;
    }
    return removedCount;
  }
}

function toUploadError(cause: unknown, limit: number): AppError {
  if (cause instanceof AppError) return cause;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError(ErrorCode.DiskFull, {}, { cause });
  if (cause instanceof Error && 'status' in cause && cause.status === 413) return tooLargeError(limit);
  const message = { en: 'the upload was interrupted', ru: 'файл оборвался' };
  return new AppError(ErrorCode.BadRequest, { what: message }, { cause });
}

function tooLargeError(limit: number): AppError {
  return new AppError(ErrorCode.TooLarge, { limit: `${Math.floor(limit / 1024 / 1024)} MB`, field: 'files' });
}
