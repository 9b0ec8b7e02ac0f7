import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './project-root.js';

type Compiler = typeof import('typescript');

/**
 * Path of the main script of a child process. Builds contain it as `main.js`.
 * Tests run from the sources, so the script and its imports are transpiled into a cache folder named by their hash.
 */
export function resolveProgramFile(folder: string, name: string): Promise<string> {
  return resolveModuleFile(path.join(folder, 'main'), name);
}

/** Like `resolveProgramFile`, for a module that a child process loads. `modulePath` has no extension. */
export async function resolveModuleFile(modulePath: string, name: string): Promise<string> {
  const builtFile = `${modulePath}.js`;
  return existsSync(builtFile) ? builtFile : transpileProgram(`${modulePath}.ts`, name);
}

async function transpileProgram(main: string, name: string): Promise<string> {
  const cache = path.join(projectRoot, '.cache', name);
  const folder = path.join(cache, await hashSources(main));
  if (!existsSync(folder)) {
    // Loading the compiler takes over a second.
    const { default: typescript } = await import('typescript');
    await writeAtomically(cache, folder, await transpileFiles(main, typescript));
  }
  return path.join(folder, outputPath(main));
}

/** Static and dynamic imports of relative paths, including type-only ones. */
const relativeImport = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]+)\1/g;

/** Hash of the compiler version, a script and its transitive imports. */
async function hashSources(main: string): Promise<string> {
  const sources = new Map<string, string>();
  const pending = [main];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (sources.has(file)) continue;
    const source = await readFile(file, 'utf8');
    sources.set(file, source);
    for (const [, , imported = ''] of source.matchAll(relativeImport)) {
      pending.push(path.resolve(path.dirname(file), imported).replace(/\.js$/, '.ts'));
    }
  }
  const compilerFile = createRequire(import.meta.url).resolve('typescript/package.json');
  return createHash('sha256')
    .update(await readFile(compilerFile))
    .update(JSON.stringify([...sources].sort()))
    .digest('hex')
    .slice(0, 16);
}

/** Transpiles a script and its transitive imports. */
async function transpileFiles(main: string, typescript: Compiler): Promise<Map<string, string>> {
  const compilerOptions = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2023 };
  const files = new Map<string, string>();
  const pending = [main];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(outputPath(file))) continue;
    const source = await readFile(file, 'utf8');
    const { outputText } = typescript.transpileModule(source, { compilerOptions, fileName: file });
    files.set(outputPath(file), outputText);
    // Type-only imports are absent from the output.
    for (const { fileName } of typescript.preProcessFile(outputText).importedFiles) {
      if (fileName.startsWith('.')) {
        pending.push(path.resolve(path.dirname(file), fileName).replace(/\.js$/, '.ts'));
      }
    }
  }
  return files;
}

function outputPath(file: string): string {
  return path.relative(projectRoot, file).replace(/\.ts$/, '.js');
}

/** Writes to a temporary folder and renames it, so that concurrent processes never see a partial folder. */
async function writeAtomically(
  cache: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const temporaryFolder = await mkdtemp(path.join(cache, 'draft-'));
  for (const [name, text] of files) {
    const file = path.join(temporaryFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await rename(temporaryFolder, folder).catch(async (error: unknown) => {
    await rm(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
