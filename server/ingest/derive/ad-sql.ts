import { inRangeSql } from '../keyword-range.js';
import { snapshotDateSql, keywordAttributes, type GenerationContext } from './generation-context.js';

const ad = 'domain_id, ad_id, keyword_id, pos, top, origin, path, title, text, visible_url, links, facts';
const columns = `${ad}, ${keywordAttributes}`;

/** Ads of the affected keywords from the newest snapshot with ads, unless newer search results show no ads. */
export function affectedAdsSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO ad_by_domain (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns}
FROM (
  SELECT ${ad}, ${snapshotDateSql('snapshot')} AS date FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}
) AS ads
GLOBAL INNER JOIN (
  SELECT keyword_id, snapshot_date, ${keywordAttributes} FROM keyword
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')} AND adscnt > 0
    AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})
) AS attributes USING (keyword_id)
WHERE date >= snapshot_date AND (keyword_id, date) GLOBAL IN (
  SELECT keyword_id, max(${snapshotDateSql('snapshot')}) FROM ad_result
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')} GROUP BY keyword_id)`;
}

/** Copies the ads of unaffected keywords from the previous generation. */
export function carriedAdsSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO ad_by_domain (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM ad_by_domain
WHERE base = {base:UInt16} AND generation = {former:UInt32}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}
