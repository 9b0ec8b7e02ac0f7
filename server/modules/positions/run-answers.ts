import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Of which keyword an answer is. */
interface AnswerOf {
  baseId: number;
  keywordId: number;
}

const folderName = 'positions';

/** The raw answers of one check, until they are read: files of the data directory, so that nothing paid is asked for again. */
export class RunAnswers {
  private readonly folder: string;

  constructor(dataDir: string, run: string) {
    this.folder = path.join(dataDir, folderName, run);
  }

  /** Keeps the answer of a page: on the disk and whole before this returns. */
  async keep(of: AnswerOf, page: number, text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const place = this.place(of, page);
    const file = await open(`${place}.part`, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${place}.part`, place);
  }

  /** Whether a page was answered, also where the process died before it was noted. */
  async has(of: AnswerOf, page: number): Promise<boolean> {
    return stat(this.place(of, page)).then(
      () => true,
      () => false,
    );
  }

  read(of: AnswerOf, page: number): Promise<string> {
    return readFile(this.place(of, page), 'utf8');
  }

  /** Where the answers of a database are put together for an import. */
  together(baseId: number): string {
    return path.join(this.folder, `positions-${baseId}.ndjson`);
  }

  /** Removes all of them. */
  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private place({ baseId, keywordId }: AnswerOf, page: number): string {
    return path.join(this.folder, `${baseId}-${keywordId}-${page}.json`);
  }
}
