import path from 'node:path';
import type { Plugin } from 'vitest/config';
import { buildStale } from '../../server/cli/build.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Compiled modules of the server. */
export const compiledModules = /\/dist\/(?:server|migrations)\//;

let built: Promise<void> | undefined;

/**
 * Resolves imports of server modules to the compiled files in `dist/`, which Node.js loads itself. Transforming and
 * evaluating the sources takes four times the processor time in each test process.
 */
export function useCompiledServer(): Plugin {
  return {
    name: 'compiled-server',
    enforce: 'pre',
    // The files must be current before the global set-up imports them.
    configResolved: () => (built ??= buildStale({ only: ['server'], checksTypes: false })),
    resolveId(source, importer) {
      if (importer === undefined || !/^\.{1,2}\/.*\.js$/.test(source)) return null;
      const file = path.relative(root, path.resolve(path.dirname(importer), source));
      return /^(?:server|migrations)\//.test(file) ? path.join(root, 'dist', file) : null;
    },
  };
}
