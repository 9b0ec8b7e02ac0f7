import tseslint from 'typescript-eslint';

/** What files may not import, and why; the order of the folders stands in dependency-rules.config.cjs. */
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
      '**/*.generated.ts',
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
