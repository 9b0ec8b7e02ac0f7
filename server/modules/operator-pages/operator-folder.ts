import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A Markdown file of the operator. */
interface MarkdownFile {
  /** File name without `.md`. */
  name: string;
  source: string;
}

/** Limits against oversized files and directories. */
const maxFileBytes = 256 * 1024;
const maxFiles = 1000;

/** Reads the Markdown files of a directory in descending name order; empty if it does not exist. */
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

/** Reads a text file; undefined if it is missing or too large. */
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
