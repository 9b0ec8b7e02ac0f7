import { depths } from '../../contract/reports/depth.js';
import { visitsSql } from '../../reports/ctr-curve.js';

const depthLimits = depths.map(({ last }) => last);

/** Columns it1 … it50. */
export const topColumns = depthLimits.map((top) => `it${top}`).join(', ');

/** SQL of the numbers of rows in the top 1, 3, 5, 10 and 50 that match a condition. */
export function topCountsSql(pos: string, condition = '1'): string {
  return depthLimits.map((top) => `countIf(${pos} <= ${top} AND ${condition}) AS it${top}`).join(', ');
}

/** SQL of estimated daily visits, to be summed. */
export const rowVisitsSql = visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' });
