import { normaliseToNfc } from '../../contract/formatting/normalise-to-nfc.js';

/** Normalises a column name for comparison: lower case, single spaces, straight apostrophes, no byte order mark. */
export function normaliseColumnName(name: string): string {
  return normaliseToNfc(name)
    .replaceAll('’', "'")
    .replaceAll(/[\s\u{a0}\u{feff}\u{200b}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a header has one of the normalised names. */
export function hasAny(header: ReadonlySet<string>, names: readonly string[]): boolean {
  return names.some((name) => header.has(name));
}
