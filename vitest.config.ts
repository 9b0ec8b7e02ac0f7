import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './tests/support/slow-files-first.js';
import { SlowTestsReporter } from './tests/support/slow-tests-reporter.js';

/** Two copies of graphql load without this: vitest resolves the package's ESM file, type-graphql its CommonJS one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/**
 * What computes only goes first, in one process for each processor: every further one reads the modules and makes the page's
 * imitation once more, which is five seconds of processor time with the client's and three with the server's.
 */
const computing = { maxWorkers: os.availableParallelism(), sequence: { groupOrder: 0 } };

/** What waits for stores and browsers. */
const waiting = { sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    // The projects of a group share its processes, so that none waits for the last file of another. Most files of integration
    // and browser tests wait for a store, a browser or the end of a killed process more than they compute: with three processes
    // above the number of processors, a quarter of the processors' time was idle, with five none.
    maxWorkers: os.availableParallelism() + 4,
    sequence: { sequencer: SlowFilesFirst },
    reporters: ['default', new SlowTestsReporter()],
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'unit',
          ...computing,
          include: [
            'server/**/*.spec.ts',
            'tests/golden/**/*.spec.ts',
            'tests/support/**/*.spec.ts',
            'tests/bench/**/*.spec.ts',
            'tests/repeat/**/*.spec.ts',
          ],
          environment: 'node',
          isolate: false,
          // They compute beside much else.
          testTimeout: 30_000,
          // A condition has as much time as its case: the usual second is over before a busy machine gets there.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: './client/vite.config.ts',
        test: {
          name: 'client',
          ...computing,
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
          ...waiting,
          include: ['tests/integration/**/*.spec.ts'],
          globalSetup: 'tests/integration/support/global-setup.ts',
          setupFiles: 'tests/integration/support/close-test-stores.ts',
          // The server's modules are read once by each process, not once by each file.
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'browser',
          ...waiting,
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
