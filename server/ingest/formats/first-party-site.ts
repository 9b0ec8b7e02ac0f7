import type { ImportRecord, TableHead, NameHints } from './import-format.js';

/** Rows of an export at which its maker cuts it off. */
const exportRowLimit = 1000;

/** Whether a table has exactly as many rows as the export gives at most. */
export function isProbablyTruncated({ rows, isComplete }: TableHead): boolean {
  return isComplete && rows.length === exportRowLimit;
}

/** A record of what a search engine tells the owner of a site. */
export function firstPartyRecord(vendor: string, fields: ImportRecord): ImportRecord {
  return { type: 'own', vendor, ...fields };
}

/** The domain and the day in the name of an export, by the named groups `domain` and `date` of a pattern. */
export function namedParts(name: string, pattern: RegExp): NameHints {
  const parts = pattern.exec(name)?.groups;
  return {
    ...(parts?.domain ? { domain: parts.domain.toLowerCase() } : {}),
    ...(parts?.date ? { date: parts.date } : {}),
  };
}
