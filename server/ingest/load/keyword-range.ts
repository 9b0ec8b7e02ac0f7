import { concurrency } from '../for-each-concurrent.js';

/** Ids of keywords and domains are evenly spread below 2^53. */
const idSpace = 2 ** 53;

/** A part of the ids, `from` included, `to` not: work goes in such parts, so that memory does not grow with the data. */
export interface IdRange {
  from: number;
  to: number;
}

/** Below so many rows, a range more costs more than it saves. */
const minRowsToSplit = 100_000;

/**
 * Cuts the ids into so many ranges that each holds at most about `rowsInRange` of the rows: where there are many, as many for each
 * lane, so that none is idle while another has its last one.
 */
export function idRanges(rows: number, rowsInRange: number): IdRange[] {
  const parts = rows > minRowsToSplit ? Math.ceil(rows / rowsInRange / concurrency) * concurrency : 1;
  const edge = (part: number) => Math.floor((idSpace / parts) * part);
  return Array.from({ length: parts }, (_, part) => ({
    from: edge(part),
    to: part + 1 === parts ? idSpace : edge(part + 1),
  }));
}

/** SQL of an id within the range that is bound as `from` and `to`. */
export function inRange(column: string): string {
  return `${column} >= {from:UInt64} AND ${column} < {to:UInt64}`;
}
