import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../precompressed.js';

/**
 * A separate build: the editor is larger than the rest of the client, and none of its chunks may reach the product's
 * pages.
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
