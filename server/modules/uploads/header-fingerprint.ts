import { createHash } from 'node:crypto';
import { tidyName } from '../../ingest/formats/tidy-name.js';

/** What tells headers apart: the names of their columns in order, however they are written in upper or lower case. */
export function headerFingerprint(names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(names.map(tidyName)))
    .digest('hex');
}
