import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Keyword that a response belongs to. */
interface ResponseKey {
  baseId: number;
  keywordId: number;
}

const directoryName = 'positions';

/** Raw responses of one check as files in the data directory, so that paid results survive a crash. */
export class RunResponses {
  private readonly directory: string;

  constructor(dataDir: string, run: string) {
    this.directory = path.join(dataDir, directoryName, run);
  }

  /** Saves a page durably: fsync, then atomic rename. */
  async save(key: ResponseKey, page: number, text: string): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const filePath = this.filePath(key, page);
    const file = await open(`${filePath}.part`, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${filePath}.part`, filePath);
  }

  /** Whether a page exists, even if a crash prevented recording it. */
  async has(key: ResponseKey, page: number): Promise<boolean> {
    return stat(this.filePath(key, page)).then(
      () => true,
      () => false,
    );
  }

  read(key: ResponseKey, page: number): Promise<string> {
    return readFile(this.filePath(key, page), 'utf8');
  }

  /** Path of the merged file of a database. */
  getMergedPath(baseId: number): string {
    return path.join(this.directory, `positions-${baseId}.ndjson`);
  }

  /** Removes all responses of the check. */
  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }

  private filePath({ baseId, keywordId }: ResponseKey, page: number): string {
    return path.join(this.directory, `${baseId}-${keywordId}-${page}.json`);
  }
}
