import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../server/process/project-root.js';

/** Import that makes a spec file depend on the depth of the run. */
const depthImport = /from '[^']*\/test-depth\.js'/;

/**
 * Spec files of a folder that `npm run test:deep` runs: files with more cases than in `npm test`, which import
 * `tests/support/test-depth.ts`, and `*.deep.spec.ts`, which only run there.
 * @param folder relative to the project
 * @returns paths relative to the project
 */
export function deepSpecFiles(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(folder, file))
    .filter(
      (file) =>
        file.endsWith('.deep.spec.ts') ||
        depthImport.test(readFileSync(path.join(projectRoot, file), 'utf8')),
    );
}
