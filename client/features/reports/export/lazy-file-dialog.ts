import { lazy } from 'react';

/** Says before a file comes that it is cut; fetched when it is first needed. */
export const FileDialog = lazy(async () => ({
  default: (await import('../restrictions/file-dialog.js')).FileDialog,
}));
