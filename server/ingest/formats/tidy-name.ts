import { normaliseToNfc } from '../../contract/formatting/normalise-to-nfc.js';

/** Normalises a column name for comparison: lower case, single spaces, no byte order mark. */
export function normaliseColumnName(name: string): string {
  return normaliseToNfc(name)
    .replaceAll(/[\s\u{a0}\u{feff}\u{200b}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
