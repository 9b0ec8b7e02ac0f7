import { depths } from '../contract/depth.js';
import { visitsSql } from './ctr-curve.js';

const topCounts = depths.map(({ last }) => `countIf(pos <= ${last}) AS it${last}`).join(', ');
const visits = `sum(${visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' })}) AS vis`;

/** What is known of a page of a group report, beside its ids. */
export const groupPageColumns = ['path', ...depths.map(({ last }) => `it${last}`), 'vis'].join(', ');

/** SELECT of `domain_id`, `url_hash` and the columns of the pages that positions of a generation are of; `rows` is their condition. */
export function groupPagesSql(rows: string): string {
  return `SELECT domain_id, url_hash, any(path) AS path, ${topCounts}, ${visits} FROM position_by_domain WHERE ${rows} GROUP BY domain_id, url_hash`;
}
