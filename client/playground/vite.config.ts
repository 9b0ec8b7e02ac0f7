import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../precompressed.js';

/**
 * A build of its own: the playground's editor is larger than everything else together, and no chunk of it shall reach the
 * product's pages.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [react(), precompressed()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4500,
    // The bundler warns about slow plugins on a busy machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
