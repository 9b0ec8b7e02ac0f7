import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Of which keyword an answer is. */
interface ResponseKey {
  baseId: number;
  keywordId: number;
}

const directoryName = 'positions';

/** The raw answers of one check, until they are read: files of the data directory, so that nothing paid is asked for again. */
export class RunResponses {
  private readonly directory: string;

  constructor(dataDir: string, run: string) {
    this.directory = path.join(dataDir, directoryName, run);
  }

  /** Keeps the answer of a page: on the disk and whole before this returns. */
  async save(key: ResponseKey, page: number, text: string): Promise<void> {
    await mkdir(this.directory, { recursive: true });
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

  /** Whether a page was answered, also where the process died before it was noted. */
  async has(key: ResponseKey, page: number): Promise<boolean> {
    return stat(this.filePath(key, page)).then(
      () => true,
      () => false,
    );
  }

  read(key: ResponseKey, page: number): Promise<string> {
    return readFile(this.filePath(key, page), 'utf8');
  }

  /** Where the answers of a database are put together for an import. */
  mergedPath(baseId: number): string {
    return path.join(this.directory, `positions-${baseId}.ndjson`);
  }

  /** Removes all of them. */
  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }

  private filePath({ baseId, keywordId }: ResponseKey, page: number): string {
    return path.join(this.directory, `${baseId}-${keywordId}-${page}.json`);
  }
}
