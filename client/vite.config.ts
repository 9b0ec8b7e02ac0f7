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

/** What every form is made of, with the libraries that check it. */
const formModules = [
  'dialog-foot',
  'email-field',
  'form-error',
  'form-line',
  'form-rules',
  'form-status',
  'password-field',
  'phone-field',
  'select-field',
  'submit-button',
  'text-area-field',
  'text-field',
  'use-form-field',
  'validated-form',
];

/** What the start page shares with most others. */
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

/** Finds modules of the client by their folder and their names. */
function modulesIn(folder: string, names: readonly string[]): RegExp {
  const pattern = names.map((name) => name.replace('.', '\\.')).join('|');
  return new RegExp(`/client/${folder}/(?:${pattern})\\.tsx?$`);
}

/** Where the server of `npm start` listens, for the pages served by `vite` while they are being worked on. */
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
  // The server replaces the placeholder by the nonce of each answer's content security policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // Inlined files would be data: addresses, which the policy allows for pictures only.
    assetsInlineLimit: 0,
    // In kB. The chunk `tables` contains AG Grid and the report table: 1,011 kB, 228 kB with brotli. A report page needs
    // both, and a further chunk would be a further request.
    chunkSizeWarningLimit: 1050,
    rolldownOptions: {
      // The bundler warns about slow plugins on a busy machine.
      checks: { bundlerTimings: false },
      output: {
        // What the first page needs comes in two files, libraries apart as they change less often; every other page in files of
        // its own. The start page then takes 259 KB of its 260 by gzip in 8 files; without the groups it took 273 KB in 93, as
        // each shared piece becomes a file, and each file packs by itself. Styles stay together: their layers have an order.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/].+\.[cm]?js$/ },
            { name: 'frame', tags: ['$initial'] },
            ...tables.groups(),
            // Small files that many pages share, in one each: names of files are a tenth of what every page has at once.
            { name: 'form-kit', test: modulesIn('components/form', formModules) },
            {
              name: 'common',
              test: modulesIn('(?:components/ui|features/accounts|graphql|i18n)', sharedModules),
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
