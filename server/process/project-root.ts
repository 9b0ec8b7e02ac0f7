import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project: the nearest parent with a package.json, from the sources and from `dist`. */
export const projectRoot = findNearestPackage(path.dirname(fileURLToPath(import.meta.url)));

function findNearestPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The package.json of the project was not found.');
  return findNearestPackage(parent);
}
