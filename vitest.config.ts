import os from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { deepSpecFiles } from './tests/deep/deep-files.js';
import { SkippedFilesReporter } from './tests/deep/skipped-files-reporter.js';
import { compiledModules, useCompiledServer } from './tests/support/compiled-server.js';
import { SlowFilesFirst } from './tests/support/slow-files-first.js';
import { SlowTestsReporter } from './tests/support/slow-tests-reporter.js';
import { useMemoryForTemporaryFiles } from './tests/support/temporary-folder.js';
import { testDepth } from './tests/support/test-depth.js';

/** Prevents two copies of graphql: vitest would resolve its ESM build and type-graphql its CommonJS build. */
const graphqlAlias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/**
 * Starts the heap of new objects at its maximum of 16 MB instead of 1 MB, so that short-lived objects of the tests are
 * not copied by many small garbage collections.
 */
const execArgv = ['--min-semi-space-size=16'];

/**
 * Compute-bound projects run first, with one process per processor. Each further process would load the modules and jsdom
 * again, which takes five seconds of processor time for the client and three for the server.
 */
const computeBound = { execArgv, maxWorkers: os.availableParallelism(), sequence: { groupOrder: 0 } };

/** Projects that mostly wait for stores and browsers. */
const ioBound = { execArgv, sequence: { groupOrder: 1 } };

const clientProject = {
  extends: './client/vite.config.ts',
  test: {
    name: 'client',
    ...computeBound,
    root: 'client',
    // Specs of pages and components. Other specs end in `.ts` and run without jsdom.
    include: ['**/*.spec.tsx'],
    setupFiles: 'testing/wait-longer.ts',
    environment: 'jsdom',
    isolate: false,
    testTimeout: 30_000,
  },
} as const;

/** Creating a jsdom takes more time than most specs of pure functions. */
const clientLogicProject = {
  extends: './client/vite.config.ts',
  test: {
    name: 'client-logic',
    ...computeBound,
    root: 'client',
    include: ['**/*.spec.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
} as const;

useMemoryForTemporaryFiles();
// Servers under test have one process, unless a test needs several.
process.env['SERVER_PROCESSES'] ??= '1';

/** Folders with unit tests of the server and of the tools for development. */
const unitFolders = [
  'server',
  'tests/golden',
  'tests/support',
  'tests/bench',
  'tests/deep',
  'tests/repeat',
  'tests/vocabulary',
];

const isDeep = testDepth !== 'quick';
const deepSetup = isDeep ? ['tests/deep/seed-random-cases.ts'] : [];
const deepRunner = isDeep ? { runner: './tests/deep/time-budget-runner.ts' } : {};
const exclude = isDeep ? configDefaults.exclude : [...configDefaults.exclude, '**/*.deep.spec.ts'];

export default defineConfig({
  test: {
    // Projects of a group share its processes. Integration and browser tests mostly wait, so there are more processes than
    // processors: with three more, a quarter of the processor time was idle, with five none.
    maxWorkers: os.availableParallelism() + 4,
    sequence: { sequencer: SlowFilesFirst },
    reporters: ['default', new SlowTestsReporter(), ...(isDeep ? [new SkippedFilesReporter()] : [])],
    projects: [
      {
        resolve: { alias: graphqlAlias },
        test: {
          name: 'unit',
          ...computeBound,
          include: isDeep
            ? unitFolders.flatMap(deepSpecFiles)
            : unitFolders.map((folder) => `${folder}/**/*.spec.ts`),
          exclude,
          ...deepRunner,
          setupFiles: deepSetup,
          environment: 'node',
          isolate: false,
          // Other projects compete for the processors.
          testTimeout: 30_000,
          // A poll waits for a condition. Only the limit of the test bounds it.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      ...(isDeep ? [] : [clientProject, clientLogicProject]),
      {
        plugins: [useCompiledServer()],
        resolve: { alias: graphqlAlias },
        test: {
          name: 'integration',
          ...ioBound,
          server: { deps: { external: [compiledModules] } },
          include: isDeep ? deepSpecFiles('tests/integration') : ['tests/{integration,clients}/**/*.spec.ts'],
          exclude,
          ...deepRunner,
          globalSetup: 'tests/integration/support/global-setup.ts',
          setupFiles: ['tests/integration/support/close-test-stores.ts', ...deepSetup],
          // Loads the server modules once per process instead of once per file.
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        plugins: [useCompiledServer()],
        resolve: { alias: graphqlAlias },
        test: {
          name: 'browser',
          ...ioBound,
          server: { deps: { external: [compiledModules] } },
          include: ['tests/browser/**/*.spec.ts'],
          exclude,
          ...deepRunner,
          setupFiles: deepSetup,
          globalSetup: 'tests/browser/support/global-setup.ts',
          // The files of a process share one browser.
          isolate: false,
          environment: 'node',
          // Two slow processors need a minute for some tests.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A poll waits for a condition. On a busy machine, a reload or an import can take many seconds.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
