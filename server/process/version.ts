import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.js';

/** Version in `package.json`. */
export const version = parseVersion(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));

function parseVersion(text: string): string {
  return (JSON.parse(text) as { version: string }).version;
}
