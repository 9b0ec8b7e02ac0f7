import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadedQueries } from './preloaded-queries.js';
import { faqPlugin } from './faq-plugin.js';
import { helpPlugin } from './help-plugin.js';
import { legalPlugin } from './legal-plugin.js';
import { pageFiles } from './page-files.js';
import { precompressed } from './precompressed.js';
import { TableChunks } from './table-chunks.js';

const tables = new TableChunks();

/** Form components with their validation libraries. */
const formModules = [
  'confirm-dialog',
  'copy-field',
  'dialog-footer',
  'email-field',
  'form-error',
  'form-line',
  'form-rules',
  'form-status',
  'labelled',
  'password-field',
  'phone-field',
  'select-field',
  'submit-button',
  'text-area-field',
  'text-field',
  'use-form-field',
  'use-idempotency-key',
  'use-mutation-with-toast',
  'use-removal',
  'validated-form',
];

/** Guards of pages that need a log-in, and parts of log-in pages. */
const signInModules = [
  'administrators-only',
  'authenticated-page',
  'narrow-page',
  'require-account',
  'second-factor-field',
  'use-code-prompt',
];

/** Modules that the start page shares with most pages. */
const sharedModules = [
  'all-link',
  'card',
  'card-note',
  'demonstrations.generated',
  'domain-link',
  'plan-line',
  'section-card',
  'show-all-button',
  'small-table',
  'use-page-name',
  'use-visits-text',
];

/** Titles and other names of pages, loaded with the palette, the help search and typed searches. */
const pageNameModules = [
  'matches-word-prefixes',
  'named-pages',
  'page-options',
  'report-presets',
  'synonyms',
];

/** Small modules that import only modules of the start page. */
const helperModules = [
  'clustering-source',
  'fetch-file',
  'folder-navigation-state',
  'history-axis',
  'index-by-slug',
  'list-limit',
  'list-limits',
  'parse-name-list',
  'parse-number-param',
  'return-path',
  'tour-memory',
  'transferred-list',
];

/** Matches client modules by folder and name. */
function modulesIn(folder: string, names: readonly string[]): RegExp {
  const pattern = names.map((name) => name.replace('.', '\\.')).join('|');
  return new RegExp(`/client/${folder}/(?:${pattern})\\.tsx?$`);
}

/** Address of `npm start`, the API server for pages served by `vite` during development. */
const server = process.env['SERVER_URL'] ?? 'http://localhost:4000';
const proxiedPaths = [
  '/graphql',
  '/api',
  '/changedb',
  '/regions',
  '/suggestion',
  '/wizardClasses',
  '/report/simple',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    helpPlugin(),
    faqPlugin(),
    legalPlugin(),
    pageFiles(),
    preloadedQueries(),
    tables.plugin(),
    precompressed(),
  ],
  // The server replaces the placeholder with the CSP nonce of each response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // The CSP allows data: URLs for images only.
    assetsInlineLimit: 0,
    // In kB. The chunk `tables` contains AG Grid and the report table (1,011 kB, 228 kB with Brotli), which a report
    // page needs together.
    chunkSizeWarningLimit: 1050,
    rolldownOptions: {
      // Disables a warning that depends on the load of the machine.
      checks: { bundlerTimings: false },
      output: {
        // Seven characters are the minimum for this number of files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Libraries have their own file, because they change less often. The start page must stay within 260 KB gzip.
        // Styles stay in one file, because their layers are ordered.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/].+\.[cm]?js$/ },
            { name: 'frame', tags: ['$initial'] },
            ...tables.groups(),
            // Small modules shared by many pages are bundled, because each file name adds to the initial data.
            { name: 'sign-in', test: modulesIn('(?:features/accounts|widgets/sign-in)', signInModules) },
            {
              name: 'page-names',
              test: modulesIn('(?:addresses|features/search|lib/text)', pageNameModules),
            },
            { name: 'helpers', test: new RegExp(`/(?:${helperModules.join('|')})\\.ts$`) },
            { name: 'form-kit', test: modulesIn('components/(?:form|ui)', formModules) },
            {
              name: 'common',
              test: modulesIn('(?:components/ui|features/accounts|graphql/databases|i18n)', sharedModules),
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(proxiedPaths.map((path) => [path, { target: server, changeOrigin: true }])),
  },
});
