import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A picture is asked for anew after this, in milliseconds. */
const maxAgeMs = 30 * 24 * 3600 * 1000;

/** Pictures of sites in the data folder, a file a domain. */
export class PictureCache {
  private writeCount = 0;

  constructor(private readonly directory: string) {}

  /** The picture of a domain; undefined where there is none, or an old one. */
  async read(domain: string, now: Date): Promise<Buffer | undefined> {
    const file = this.filePathOf(domain);
    try {
      const { mtimeMs } = await stat(file);
      return now.getTime() - mtimeMs > maxAgeMs ? undefined : await readFile(file);
    } catch {
      return undefined;
    }
  }

  /** Written beside and renamed: a reader never sees half of it. */
  async write(domain: string, picture: Buffer): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const tempFile = path.join(this.directory, `${process.pid}-${++this.writeCount}.draft`);
    await writeFile(tempFile, picture);
    await rename(tempFile, this.filePathOf(domain));
  }

  private filePathOf(domain: string): string {
    return path.join(this.directory, `${createHash('sha256').update(domain).digest('hex')}.webp`);
  }
}
