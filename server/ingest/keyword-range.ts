import { concurrency } from './for-each-concurrent.js';

/** Ids of keywords and domains are uniformly distributed below 2^53. */
const idSpace = 2 ** 53;

/** A half-open id range. Work is split into ranges to bound its memory. */
export interface IdRange {
  from: number;
  to: number;
}

/** Below this number of rows, the overhead of more ranges exceeds their benefit. */
const minRowsToSplit = 100_000;

/**
 * Splits the ids into ranges of about `rowsInRange` rows. The number of ranges is a multiple of the concurrency, so
 * no worker idles at the end.
 */
export function idRanges(rows: number, rowsInRange: number): IdRange[] {
  const parts = rows > minRowsToSplit ? Math.ceil(rows / rowsInRange / concurrency) * concurrency : 1;
  const boundary = (part: number) => Math.floor((idSpace / parts) * part);
  return Array.from({ length: parts }, (_, part) => ({
    from: boundary(part),
    to: part + 1 === parts ? idSpace : boundary(part + 1),
  }));
}

/** Condition for ids between the parameters `from` and `to`. */
export function inRangeSql(column: string): string {
  return `${column} >= {from:UInt64} AND ${column} < {to:UInt64}`;
}
