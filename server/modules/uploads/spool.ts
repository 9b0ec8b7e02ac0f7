import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { UploadedFile } from '../../request/uploaded-file.js';
import { CountedBytes } from './count-lines.js';

/** The folder of the spool within the data directory. */
const folderName = 'uploads';

const unfinished = '.part';
const rejected = '.rejected.ndjson';

/** A file in the spool. */
interface SpooledFile {
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
  private readonly folder: string;

  constructor(private readonly dataDir: string) {
    this.folder = path.join(dataDir, folderName);
  }

  /**
   * Takes a file while it comes in, as fast as the disk takes it.
   * @throws AppError TooLarge past the limit, BadRequest for one that broke off, DiskFull
   */
  async take(file: UploadedFile, limit: number): Promise<SpooledFile> {
    await mkdir(this.folder, { recursive: true });
    const id = randomUUID();
    const place = path.join(this.folder, id);
    const counted = new CountedBytes();
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
      await pipeline(withinLimit, counted, createWriteStream(place + unfinished, { flags: 'wx' }));
      await rename(place + unfinished, place);
      return { id, size: counted.bytes, lines: counted.lines };
    } catch (cause) {
      await rm(place + unfinished, { force: true });
      throw refusalOf(cause, limit);
    }
  }

  /** Where a file is, and where its rejected records go when it is imported. */
  place(id: string): string {
    return path.join(this.folder, id);
  }

  /** The same within the data directory. */
  placeWithinData(id: string): string {
    return path.relative(this.dataDir, this.place(id));
  }

  rejectsPlace(id: string): string {
    return this.place(id) + rejected;
  }

  /** Removes a file with its rejected records; nothing where it is not there. */
  async remove(id: string): Promise<void> {
    await rm(this.place(id), { force: true });
    await rm(this.rejectsPlace(id), { force: true });
  }

  /** Removes what is older and stands for none of these ids, as what a process left that died while a file came. */
  async removeStrays(known: ReadonlySet<string>, before: Date): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.folder).catch(() => [])) {
      const [id = ''] = name.split('.', 1);
      const isUnfinished = name.endsWith(unfinished);
      if (known.has(id) && !isUnfinished) continue;
      const found = await stat(path.join(this.folder, name)).catch(() => undefined);
      if (!found || found.mtime >= before) continue;
      await rm(path.join(this.folder, name), { force: true });
      removed++;
    }
    return removed;
  }
}

function refusalOf(cause: unknown, limit: number): AppError {
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
