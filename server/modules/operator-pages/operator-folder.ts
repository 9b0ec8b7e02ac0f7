import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A text of the operator's. */
interface MarkdownFile {
  /** Name of its file, without `.md`. */
  name: string;
  source: string;
}

/** Largest text that is read, in bytes, and how many of a folder. */
const maxFileBytes = 256 * 1024;
const maxFiles = 1000;

/** The Markdown texts of a folder, by the names of their files, the last first; none where there is no such folder. */
export async function readMarkdownFiles(folder: string): Promise<MarkdownFile[]> {
  const names = (await listFileNames(folder))
    .filter((name) => /^[\w-]{1,120}\.md$/.test(name))
    .sort()
    .reverse()
    .slice(0, maxFiles);
  const files = await Promise.all(
    names.map(async (name) => ({
      name: path.basename(name, '.md'),
      source: await readTextFile(path.join(folder, name)),
    })),
  );
  return files.flatMap(({ name, source }) => (source === undefined ? [] : [{ name, source }]));
}

/** The text of a file; undefined where there is none, or more of it than is read. */
export async function readTextFile(file: string): Promise<string | undefined> {
  try {
    const { size } = await stat(file);
    return size > maxFileBytes ? undefined : await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function listFileNames(folder: string): Promise<string[]> {
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
