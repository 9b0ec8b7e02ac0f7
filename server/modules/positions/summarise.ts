import { notChecked, notInTop, positionBuckets } from '../../contract/positions.js';
import { estimateVisits } from '../../reports/ctr-curve.js';
import type { PositionRow } from './position-table.js';

/** Keywords of one date grouped by position. */
interface TopCounts {
  /** Keywords within each of `positionTops` but not within the smaller one. */
  tops: number[];
  /** Keywords checked without finding the site. */
  beyond: number;
  /** Keywords that were not checked. */
  unchecked: number;
  /** Mean position of ranked keywords; null if there are none. */
  mean: number | null;
}

/** Counts the keywords of one date by top. */
export function countByTop(rows: readonly PositionRow[], dateIndex: number): TopCounts {
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
 * Share of voice of each site on one date in percent: its estimated visits divided by those of all sites. Null
 * without any visits.
 */
export function shareVoice(
  rows: readonly PositionRow[],
  dateIndex: number,
  sites: number,
): (number | null)[] {
  const visits = Array.from({ length: sites }, (_, site) =>
    rows.reduce((sum, { positions, ws, wsk }) => {
      const pos = positions[dateIndex]?.[site] ?? notChecked;
      return sum + (pos > 0 ? estimateVisits({ pos, ws, wsk }) : 0);
    }, 0),
  );
  const total = visits.reduce((sum, one) => sum + one, 0);
  return visits.map((one) => (total > 0 ? (one / total) * 100 : null));
}

/**
 * Keywords that dropped out of a top: checked and outside it on the newest date, inside it on the previous checked
 * date.
 */
export function droppedOut(rows: readonly PositionRow[], top: number): PositionRow[] {
  const isInTop = (place: number) => place > 0 && place <= top;
  return rows.filter(({ positions }) => {
    const [current = notChecked, ...before] = positions.map(([position = notChecked]) => position);
    const previous = before.find((place) => place !== notChecked);
    return current !== notChecked && !isInTop(current) && previous !== undefined && isInTop(previous);
  });
}
