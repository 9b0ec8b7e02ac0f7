import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A text of the operator's. */
interface OperatorText {
  /** Name of its file, without `.md`. */
  name: string;
  source: string;
}

/** Largest text that is read, in bytes, and how many of a folder. */
const maxBytes = 256 * 1024;
const maxTexts = 1000;

/** The Markdown texts of a folder, by the names of their files, the last first; none where there is no such folder. */
export async function textsIn(folder: string): Promise<OperatorText[]> {
  const names = (await namesIn(folder))
    .filter((name) => /^[\w-]{1,120}\.md$/.test(name))
    .sort()
    .reverse()
    .slice(0, maxTexts);
  const texts = await Promise.all(
    names.map(async (name) => ({
      name: path.basename(name, '.md'),
      source: await textAt(path.join(folder, name)),
    })),
  );
  return texts.flatMap(({ name, source }) => (source === undefined ? [] : [{ name, source }]));
}

/** The text of a file; undefined where there is none, or more of it than is read. */
export async function textAt(file: string): Promise<string | undefined> {
  try {
    const { size } = await stat(file);
    return size > maxBytes ? undefined : await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
