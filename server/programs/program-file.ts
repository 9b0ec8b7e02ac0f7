import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../stores/project-root.js';

/**
 * Path of a program that runs beside this process: the `main.js` of a folder of its own. Built code has it there. From the
 * sources (tests) a plain Node.js cannot run it, so its few files are translated once into the project's cache folder, under
 * the hash of their text.
 */
export async function programFile(folder: string, name: string): Promise<string> {
  const built = path.join(folder, 'main.js');
  return existsSync(built) ? built : translated(folder, name);
}

async function translated(sourceFolder: string, name: string): Promise<string> {
  const names = (await readdir(sourceFolder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort();
  const sources = await Promise.all(names.map((file) => readFile(path.join(sourceFolder, file), 'utf8')));
  const hash = createHash('sha256')
    .update(JSON.stringify([names, sources]))
    .digest('hex')
    .slice(0, 16);
  const cache = path.join(projectRoot, '.cache', name);
  const folder = path.join(cache, hash);
  if (!existsSync(folder)) await translateInto(cache, folder, names, sources);
  return path.join(folder, 'main.js');
}

/** Writes beside and renames: processes that start together never see half a folder. */
async function translateInto(
  cache: string,
  folder: string,
  names: string[],
  sources: string[],
): Promise<void> {
  const { default: typescript } = await import('typescript');
  const compilerOptions = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2023 };
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  for (const [index, name] of names.entries()) {
    const { outputText } = typescript.transpileModule(sources[index] ?? '', {
      compilerOptions,
      fileName: name,
    });
    await writeFile(path.join(draft, name.replace(/\.ts$/, '.js')), outputText);
  }
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
