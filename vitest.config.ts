import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.js';
import { SlowestCases } from './tests/support/slowest-cases.js';

/** Two copies of graphql load without this: vitest resolves the package's ESM file, type-graphql its CommonJS one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

export default defineConfig({
  test: {
    // All projects share these processes, so that none waits for the last file of another. Most files wait for a store, a
    // browser or the end of a killed process more than they compute: with three processes above the number of processors, a
    // quarter of the processors' time was idle, with five none.
    maxWorkers: os.availableParallelism() + 4,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new SlowestCases()],
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'unit',
          include: [
            'server/**/*.spec.ts',
            'tests/golden/**/*.spec.ts',
            'tests/support/**/*.spec.ts',
            'tests/bench/**/*.spec.ts',
          ],
          environment: 'node',
          isolate: false,
          // They compute beside much else.
          testTimeout: 30_000,
        },
      },
      {
        extends: './client/vite.config.ts',
        test: {
          name: 'client',
          root: 'client',
          include: ['**/*.spec.{ts,tsx}'],
          setupFiles: 'testing/wait-longer.ts',
          environment: 'jsdom',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.spec.ts'],
          globalSetup: 'tests/integration/support/global-setup.ts',
          setupFiles: 'tests/integration/support/end-of-file.ts',
          // The server's modules are read once by each process, not once by each file.
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          globalSetup: 'tests/browser/support/global-setup.ts',
          // Each process has one browser for its files.
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A page that follows a reload is slower than the usual second where the machine is busy.
          expect: { poll: { timeout: 5000 } },
        },
      },
    ],
  },
});
