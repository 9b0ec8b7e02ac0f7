import { inRangeSql } from '../keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';
import { serpResultsSql, affectedSerpsSql } from './latest-results-sql.js';
import { excludeOverlaidSql } from './overlaid-pairs-sql.js';

/** Columns of a lost position. */
export const lostColumns = `domain_id, keyword_id, pos, origin, path, url_hash, ${keywordAttributes}, checked_on, previous_checked_on`;

/**
 * Domains in the previous search results of an affected keyword that the latest ones lack, with their best previous
 * position.
 */
export function affectedLostSql(context: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${lostColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostColumns}
FROM (
  SELECT keyword_id, domain_id, pos, url_hash, origin, path FROM result
  WHERE ${serpResultsSql(context, 'previous')} AND (keyword_id, domain_id) GLOBAL NOT IN (
    SELECT keyword_id, domain_id FROM result WHERE ${serpResultsSql(context, 'snapshot', true)})${excludeOverlaidSql(context)}
) AS results
GLOBAL INNER JOIN (${affectedSerpsSql(context)}) AS pages USING (keyword_id)
ORDER BY keyword_id, domain_id, pos, url_hash
LIMIT 1 BY keyword_id, domain_id`;
}

/** Copies the lost positions of unaffected keywords from the previous generation. */
export function carriedLostSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${lostColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostColumns} FROM lost_position
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}
