import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A picture is asked for anew after this, in milliseconds. */
const freshFor = 30 * 24 * 3600 * 1000;

/** Pictures of sites in the data folder, a file a domain. */
export class PictureCache {
  private written = 0;

  constructor(private readonly folder: string) {}

  /** The picture of a domain; undefined where there is none, or an old one. */
  async read(domain: string, now: Date): Promise<Buffer | undefined> {
    const file = this.fileOf(domain);
    try {
      const { mtimeMs } = await stat(file);
      return now.getTime() - mtimeMs > freshFor ? undefined : await readFile(file);
    } catch {
      return undefined;
    }
  }

  /** Written beside and renamed: a reader never sees half of it. */
  async write(domain: string, picture: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = path.join(this.folder, `${process.pid}-${++this.written}.draft`);
    await writeFile(draft, picture);
    await rename(draft, this.fileOf(domain));
  }

  private fileOf(domain: string): string {
    return path.join(this.folder, `${createHash('sha256').update(domain).digest('hex')}.webp`);
  }
}
