import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  /client\/(?:lib\/|graphql\/[\w-]+\.ts|i18n\/use-|components\/ui\/(?!dialog|confirm|section|fault))|@tabler\/icons-react/;

/** The parts of the kit that the frame around every page is made of. */
const frameParts =
  /@mantine\/(?:hooks|store|core\/esm\/(?:core|utils|components\/(?:ActionIcon|Button|CloseButton|FocusTrap|Input|InputBase|Loader|Menu|Overlay|Paper|Popover|Portal|Transition|UnstyledButton|VisuallyHidden)\/))|@floating-ui/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
            { name: 'common', test: commonModules, minShareCount: 4 },
            { name: 'kit', test: frameParts, minShareCount: 2 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: true }])) },
});
