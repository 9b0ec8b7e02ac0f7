import { depths } from '../contract/reports/depth.js';
import { visitsSql } from './ctr-curve.js';

const topCountsSql = depths.map(({ last }) => `countIf(pos <= ${last}) AS it${last}`).join(', ');
const visitsSumSql = `sum(${visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' })}) AS vis`;

/** Columns of a page in a group report, without its ids. */
export const groupPageColumns = ['path', ...depths.map(({ last }) => `it${last}`), 'vis'].join(', ');

/** SELECT of `domain_id`, `url_hash` and page columns, aggregated from the positions that match `conditionSql`. */
export function groupPagesSql(conditionSql: string): string {
  return `SELECT domain_id, url_hash, any(path) AS path, ${topCountsSql}, ${visitsSumSql} FROM position_by_domain WHERE ${conditionSql} GROUP BY domain_id, url_hash`;
}
