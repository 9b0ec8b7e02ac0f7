import type { ImportRecord, TableHead, NameHints } from './import-format.js';

/** Row limit of an export. */
const exportRowLimit = 1000;

/** Whether a table has exactly the maximum number of rows. */
export function isProbablyTruncated({ rows, isComplete }: TableHead): boolean {
  return isComplete && rows.length === exportRowLimit;
}

export function firstPartyRecord(vendor: string, fields: ImportRecord): ImportRecord {
  return { type: 'own', vendor, ...fields };
}

/** Extracts domain and date from the file name by the pattern's named groups `domain` and `date`. */
export function hintsFromPattern(name: string, pattern: RegExp): NameHints {
  const parts = pattern.exec(name)?.groups;
  return {
    ...(parts?.domain ? { domain: parts.domain.toLowerCase() } : {}),
    ...(parts?.date ? { date: parts.date } : {}),
  };
}
