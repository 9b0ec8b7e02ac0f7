import { lazy } from 'react';

/** Truncation warning, loaded on demand. */
export const FileDialog = lazy(async () => ({
  default: (await import('./file-dialog.js')).FileDialog,
}));
