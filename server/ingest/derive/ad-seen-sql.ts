import { inRangeSql } from '../load/keyword-range.js';
import { snapshotDateSql } from './generation-context.js';

/** First and last date of each ad in the retained snapshots, for a range of ads. */
export const adsSeenSql = `INSERT INTO ad_seen (base, generation, domain_id, ad_id, first_seen, last_seen)
SELECT {base:UInt16}, {generation:UInt32}, domain_id, ad_id, min(date), max(date)
FROM (
  SELECT domain_id, ad_id, ${snapshotDateSql('snapshot')} AS date FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('ad_id')}
)
GROUP BY domain_id, ad_id`;
