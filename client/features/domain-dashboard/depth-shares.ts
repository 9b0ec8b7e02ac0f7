import type { HistoryPoint } from './dashboard-types.js';

type Totals = Pick<HistoryPoint, 'it1' | 'it3' | 'it5' | 'it10' | 'it50'>;

/** Keywords of each bucket of the depth scale, from totals that each hold the ones before. */
export function depthShares(totals: Totals): [number, number, number, number, number] {
  const { it1, it3, it5, it10, it50 } = totals;
  return [it1, it3 - it1, it5 - it3, it10 - it5, it50 - it10];
}
