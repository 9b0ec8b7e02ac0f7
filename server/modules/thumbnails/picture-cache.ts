import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const maxAgeMs = 30 * 24 * 3600 * 1000;

/** Screenshot cache in the data directory, one file per domain. */
export class PictureCache {
  private writeCount = 0;

  constructor(private readonly directory: string) {}

  /** Cached image; undefined if missing or expired. */
  async read(domain: string, now: Date): Promise<Buffer | undefined> {
    const file = this.getFilePath(domain);
    try {
      const { mtimeMs } = await stat(file);
      return now.getTime() - mtimeMs > maxAgeMs ? undefined : await readFile(file);
    } catch {
      return undefined;
    }
  }

  /** Atomic write (temporary file and rename). */
  async write(domain: string, picture: Buffer): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const tempFile = path.join(this.directory, `${process.pid}-${++this.writeCount}.draft`);
    await writeFile(tempFile, picture);
    await rename(tempFile, this.getFilePath(domain));
  }

  private getFilePath(domain: string): string {
    return path.join(this.directory, `${createHash('sha256').update(domain).digest('hex')}.webp`);
  }
}
