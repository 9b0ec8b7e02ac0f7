import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from './precompressed.js';

/** Where the server of `npm start` listens, for the pages served by `vite` while they are being worked on. */
const server = process.env['SERVER_URL'] ?? 'http://localhost:4000';
const served = [
  '/graphql',
  '/api',
  '/changedb',
  '/regions',
  '/suggestion',
  '/wizardClasses',
  '/report/simple',
];

/** Our own small modules that many pages share: none of them brings a page's worth of code with it. */
const commonModules =
  /server\/contract\/(?!filter-language)|client\/(?:lib\/|graphql\/[\w-]+\.ts|i18n\/use-|components\/ui\/(?!dialog|confirm|section|fault|flyout|page-head|site-picture))|@tabler\/icons-react/;

/** Our own small pieces of cards: what the start page and the dashboards are made of. */
const cardModules =
  /client\/components\/(?:ui\/(?:all-link|card-|loading-bar|show-all-button|small-table)|chart\/sparkline)/;

/** Our own modules of the frame around every page, that a page or two shares with it. */
const frameModules =
  /client\/(?:lib\/(?:recent-reports|request-id|subject)|i18n\/(?:i18n|texts-backend)|addresses\/|pages\/(?:frame\/use-|page-subject|use-)|features\/(?:accounts\/us(?:age-|e-viewer)|databases\/(?:use-databases|database-(?:list|selector|title))|demo\/demo-wish|preferences\/|search\/|shortcuts\/(?:open-keys|shortcut)))/;

/** The parts of the kit that the frame around every page is made of. */
const frameParts =
  /@mantine\/(?:hooks|store|notifications\/esm\/notifications\.store|core\/esm\/(?:core|utils|components\/(?:Accordion\/AccordionChevron|ActionIcon|Button|Checkbox\/CheckIcon|CloseButton|FocusTrap|Input|InputBase|Loader|Menu|Overlay|Paper|Popover|Portal|Radio\/RadioIcon|TextInput|Transition|UnstyledButton|VisuallyHidden)(?:\/|\.mjs)))|@floating-ui/;

/**
 * What every page is made with. Apart from the other groups: pieces of those call it while they load (an icon is made by a
 * call), and must not wait for each other in a circle. What reads documents of GraphQL comes with the tables: they alone write
 * them while they run.
 */
const libraries =
  /\/node_modules\/(?:@apollo(?!\/client\/react\/hooks\/(?:useLazyQuery|internal\/useRenderGuard))|@wry|clsx|graphql(?!\/error|\/jsutils\/(?:instanceOf|isObjectLike)|\/language\/(?:parser|lexer|source|location|printLocation|directiveLocation|tokenKind))|i18next|optimism|react|react-dom|react-i18next|react-router|rxjs|scheduler|tslib|use-sync-external-store)\/|@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompressed()],
  // The server replaces the placeholder by the nonce of each answer's content security policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // Inlined files would be data: addresses, which the policy allows for pictures only.
    assetsInlineLimit: 0,
    // The grid comes in one piece, with the routes that show it.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file packs better than forty, each with its own list of the others.
          groups: [
            { name: 'libraries', test: libraries, minShareCount: 2 },
            { name: 'cards', test: cardModules, minShareCount: 2 },
            { name: 'common', test: commonModules, minShareCount: 6 },
            { name: 'frame', test: frameModules, minShareCount: 2 },
            { name: 'kit', test: frameParts, minShareCount: 2 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: true }])) },
});
