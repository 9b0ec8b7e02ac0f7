import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.js';

/** Two copies of graphql load without this: vitest resolves the package's ESM file, type-graphql its CommonJS one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'unit',
          include: ['server/**/*.spec.ts', 'tests/golden/**/*.spec.ts', 'tests/support/**/*.spec.ts'],
          environment: 'node',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        extends: './client/vite.config.ts',
        test: {
          name: 'client',
          root: 'client',
          include: ['**/*.spec.{ts,tsx}'],
          environment: 'jsdom',
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
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
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          globalSetup: 'tests/browser/support/global-setup.ts',
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A page that follows a reload is slower than the usual second where the machine is busy.
          expect: { poll: { timeout: 5000 } },
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
