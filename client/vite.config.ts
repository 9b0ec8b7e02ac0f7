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
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: true }])) },
});
