import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project: the nearest one above this file that holds a package.json, from the sources as from `dist`. */
export const projectRoot = nearestPackage(path.dirname(fileURLToPath(import.meta.url)));

function nearestPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The package.json of the project was not found.');
  return nearestPackage(parent);
}
