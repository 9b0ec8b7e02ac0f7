import { createHash } from 'node:crypto';
import { normaliseColumnName } from '../../ingest/formats/tidy-name.js';

/** Fingerprint of the header: column names in order, ignoring case. */
export function headerFingerprint(names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(names.map(normaliseColumnName)))
    .digest('hex');
}
