import { depths } from '../../contract/depth.js';
import { visitsSql } from '../../reports/ctr-curve.js';

const tops = depths.map(({ last }) => last);

/** Columns it1 … it50 of a total. */
export const topColumns = tops.map((top) => `it${top}`).join(', ');

/** SQL of the numbers of rows with a position in the top 1, 3, 5, 10, 50, of those that fit a condition. */
export function topCountsSql(pos: string, condition = '1'): string {
  return tops.map((top) => `countIf(${pos} <= ${top} AND ${condition}) AS it${top}`).join(', ');
}

/** SQL of estimated visits a day, to be summed. */
export const rowVisitsSql = visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' });
