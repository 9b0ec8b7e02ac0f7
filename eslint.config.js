import tseslint from 'typescript-eslint';

/** Imports go one way: what a folder may not reach for, and why. */
const border = (files, patterns, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: patterns, message }] }] },
});

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.cache',
      'node_modules',
      'data',
      'client/graphql/generated',
      'client/public',
      '**/*.mjs',
      '*.config.*',
      'client/vite.config.ts',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './client/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      curly: ['error', 'multi-line'],
      'no-console': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  border(
    ['server/reports/engine/**/*.ts'],
    '(graphql|fastify|/http/|/rest/|/graphql/)',
    'The engine knows no HTTP and no GraphQL.',
  ),
  border(
    ['server/reports/definitions/**/*.ts', 'server/reports/columns/**/*.ts'],
    '(/http/|/rest/|/graphql/|/modules/|/stores/(postgres|clickhouse/(embedded|clickhouse)))',
    'A definition imports columns and types only.',
  ),
  border(['server/**/*.ts'], '^(\\.\\./)+client/', 'Client and server meet only at schema.graphql and REST.'),
  border(
    ['client/**/*.{ts,tsx}'],
    '^(\\.\\./)+server/',
    'Client and server meet only at schema.graphql and REST.',
  ),
  border(['server/**/*.ts'], '^process$', 'Only server/config reads the environment.'),
  {
    files: ['server/**/*.ts'],
    ignores: [
      'server/config/**',
      'server/cli/**',
      'server/**/*.spec.ts',
      'server/stores/clickhouse/embedded/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Only server/config reads the environment.',
        },
      ],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
);
