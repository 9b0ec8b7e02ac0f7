import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tableEntry = /^ {2}'?([\w-]+)'?: \(\) => import\('([^']+)'\)/gm;

/**
 * Reads the table of pages in client/pages/page-modules.ts.
 * @param root folder of the client
 * @returns module paths by entry point
 * @throws if an import of the table is not recognized or has no file
 */
export function readPageTable(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'pages');
  const source = readFileSync(path.join(folder, 'page-modules.ts'), 'utf8');
  const entries = [...source.matchAll(tableEntry)].map(
    ([, name = '', specifier = '']) => [name, path.join(folder, specifier.replace(/\.js$/, '.tsx'))] as const,
  );
  if (entries.length !== source.split('import(').length - 1) {
    throw new Error('An entry of the page table is not `name: () => import(…)`.');
  }
  const missing = entries.find(([, file]) => !existsSync(file));
  if (missing) throw new Error(`The module of the page ${missing[0]} does not exist: ${missing[1]}`);
  return new Map(entries);
}
