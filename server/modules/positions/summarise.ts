import { notChecked, notInTop, positionBuckets } from '../../contract/positions.js';
import { visitsOf } from '../../reports/ctr-curve.js';
import type { PositionRow } from './position-table.js';

/** Keywords of one date by where the site stood. */
interface TopCounts {
  /** Keywords within each of `positionBuckets` and not within the one before. */
  tops: number[];
  /** Keywords whose results were looked at without finding the site. */
  beyond: number;
  /** Keywords that nobody looked at. */
  unchecked: number;
  /** Mean place of those that have one; null where none has. */
  mean: number | null;
}

/** Counts the keywords of the date of this index. */
export function countTops(rows: readonly PositionRow[], dateIndex: number): TopCounts {
  const positions = rows.map(({ positions: of }) => of[dateIndex]?.[0] ?? notChecked);
  const found = positions.filter((place) => place > 0);
  let from = 0;
  const tops = positionBuckets.map((to) => {
    const within = found.filter((place) => place > from && place <= to).length;
    from = to;
    return within;
  });
  return {
    tops,
    beyond: positions.filter((place) => place === notInTop).length,
    unchecked: positions.filter((place) => place === notChecked).length,
    mean: found.length === 0 ? null : found.reduce((sum, place) => sum + place, 0) / found.length,
  };
}

/**
 * The share of voice of each site on the date of this index, the project's own first, in percent: the visits that its places bring
 * for the keywords of the project, of those of all these sites together. Null where none of them has any.
 */
export function shareVoice(
  rows: readonly PositionRow[],
  dateIndex: number,
  sites: number,
): (number | null)[] {
  const visits = Array.from({ length: sites }, (_, site) =>
    rows.reduce((sum, { positions, ws, wsk }) => {
      const pos = positions[dateIndex]?.[site] ?? notChecked;
      return sum + (pos > 0 ? visitsOf({ pos, ws, wsk }) : 0);
    }, 0),
  );
  const total = visits.reduce((sum, one) => sum + one, 0);
  return visits.map((one) => (total > 0 ? (one / total) * 100 : null));
}

/**
 * Keywords that fell out of a top on the newest date: they are looked at and not within it, and on the latest date before on which
 * they were looked at they were.
 */
export function droppedOut(rows: readonly PositionRow[], top: number): PositionRow[] {
  const isInTop = (place: number) => place > 0 && place <= top;
  return rows.filter(({ positions }) => {
    const [current = notChecked, ...before] = positions.map(([position = notChecked]) => position);
    const previous = before.find((place) => place !== notChecked);
    return current !== notChecked && !isInTop(current) && previous !== undefined && isInTop(previous);
  });
}
