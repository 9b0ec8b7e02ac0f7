import type { ImportFile } from '../../graphql/generated/schema.js';

/** A file with its current import settings. */
export interface ImportDraft {
  file: ImportFile;
  /** Number of rows; null if unknown. */
  rows: number | null;
  /** Whether all required settings are present. */
  isReady: boolean;
}
