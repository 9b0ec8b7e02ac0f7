import { notChecked, notInTop, positionBuckets } from '../../contract/projects/positions.js';
import { estimateVisits } from '../../contract/reports/ctr-curve.js';
import type { PositionRow } from './position-table.js';

/** Keywords of one date grouped by position. */
interface TopCounts {
  /** Number of keywords by bucket of `positionBuckets`; each count excludes the smaller buckets. */
  tops: number[];
  /** Number of keywords whose checked results do not contain the site. */
  beyond: number;
  /** Number of unchecked keywords. */
  unchecked: number;
  /** Mean position of ranked keywords; null if there are none. */
  mean: number | null;
}

/** Counts the keywords of one date by top. */
export function countByTop(rows: readonly PositionRow[], dateIndex: number): TopCounts {
  const positions = rows.map(
    ({ positions: positionsByDate }) => positionsByDate[dateIndex]?.[0] ?? notChecked,
  );
  const rankedPositions = positions.filter((position) => position > 0);
  let from = 0;
  const tops = positionBuckets.map((to) => {
    const count = rankedPositions.filter((position) => position > from && position <= to).length;
    from = to;
    return count;
  });
  return {
    tops,
    beyond: positions.filter((position) => position === notInTop).length,
    unchecked: positions.filter((position) => position === notChecked).length,
    mean:
      rankedPositions.length === 0
        ? null
        : rankedPositions.reduce((sum, position) => sum + position, 0) / rankedPositions.length,
  };
}

/**
 * Share of voice of each site on one date in percent: its estimated visits divided by those of all sites. Null
 * without any visits.
 */
export function calculateShareOfVoice(
  rows: readonly PositionRow[],
  dateIndex: number,
  siteCount: number,
): (number | null)[] {
  const visits = Array.from({ length: siteCount }, (_, site) =>
    rows.reduce((sum, { positions, ws, wsk }) => {
      const pos = positions[dateIndex]?.[site] ?? notChecked;
      return sum + (pos > 0 ? estimateVisits({ pos, ws, wsk }) : 0);
    }, 0),
  );
  const total = visits.reduce((sum, siteVisits) => sum + siteVisits, 0);
  return visits.map((siteVisits) => (total > 0 ? (siteVisits / total) * 100 : null));
}

/**
 * Keywords that dropped out of a top: checked and outside it on the newest date, inside it on the previous checked
 * date.
 */
export function findDroppedKeywords(rows: readonly PositionRow[], top: number): PositionRow[] {
  const isInTop = (position: number) => position > 0 && position <= top;
  return rows.filter(({ positions }) => {
    const [current = notChecked, ...before] = positions.map(([position = notChecked]) => position);
    const previous = before.find((position) => position !== notChecked);
    return current !== notChecked && !isInTop(current) && previous !== undefined && isInTop(previous);
  });
}
