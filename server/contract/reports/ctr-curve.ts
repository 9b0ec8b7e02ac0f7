/**
 * Click-through rate per organic position, in percent; index 0 is position 1. Totals, reports and their descriptions
 * all use this curve.
 */
export const ctrCurve: readonly number[] = [30, 22, 14, 10, 8, 6, 4, 3, 2, 2].concat(
  Array<number>(10).fill(1),
  Array<number>(30).fill(0.2),
);

/** Days by which monthly volumes are divided. */
export const daysPerMonth = 30;

/** Click-through rate at a position in percent, 0 beyond the curve. */
export function ctrAt(pos: number): number {
  return ctrCurve[pos - 1] ?? 0;
}

/** JavaScript equivalent of `visitsSql`: visits a day from a position and monthly volumes (0 if unknown). */
export function estimateVisits({ pos, ws, wsk }: { pos: number; ws: number; wsk: number }): number {
  const searches = wsk > 0 ? wsk : ws;
  return (searches * ctrAt(pos)) / (100 * daysPerMonth);
}
