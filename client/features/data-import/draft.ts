import type { ImportFile } from '../../graphql/generated/schema.js';

/** A file as it would be imported now. */
export interface ImportDraft {
  file: ImportFile;
  /** Its rows; null where they cannot be told. */
  rows: number | null;
  /** Whether nothing is missing. */
  isReady: boolean;
}
