import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../precompressed.js';

/** A separate build, because the editor is larger than the client and must not share chunks with it. */
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
    // Disables a warning that depends on the load of the machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
