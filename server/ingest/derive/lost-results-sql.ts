import { inRangeSql } from '../import-run.js';
import { type GenerationContext, keywordAttributes } from './generation-context.js';
import { serpResultsSql, affectedSerpsSql } from './keyword-tables-sql.js';
import { changedPagesOnlySql } from './changed-objects-sql.js';
import { excludeOverlaidSql } from './overlaid-pairs-sql.js';
import { rowVisitsSql, topColumns, topCountsSql } from './domain-tables-sql.js';

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
export function carriedLostSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${lostColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostColumns} FROM ${previousTable('lost_position')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}

/** Columns of a lost result. */
export const lostResultColumns = 'domain_id, url_hash, keyword_id, pos, origin, path, ws, wsk, date';

/** URLs in the previous search results of an affected keyword that the latest ones lack. */
export function affectedLostResultsSql(context: GenerationContext): string {
  return `INSERT INTO lost_result (base, generation, ${lostResultColumns})
SELECT {base:UInt16}, {generation:UInt32}, domain_id, url_hash, keyword_id, pos, origin, path, ws, wsk, snapshot_date
FROM (
  SELECT keyword_id, domain_id, pos, url_hash, origin, path FROM result
  WHERE ${serpResultsSql(context, 'previous')} AND (keyword_id, url_hash) GLOBAL NOT IN (
    SELECT keyword_id, url_hash FROM result WHERE ${serpResultsSql(context, 'snapshot', true)})${excludeOverlaidSql(context)}
) AS results
GLOBAL INNER JOIN (
  SELECT keyword_id, ws, wsk, snapshot_date FROM keyword
  WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')} AND previous > 0
) AS pages USING (keyword_id)`;
}

/** Copies the lost results of unaffected keywords from the previous generation. */
export function carriedLostResultsSql({ affectedTable, previousTable }: GenerationContext): string {
  return `INSERT INTO lost_result (base, generation, ${lostResultColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostResultColumns} FROM ${previousTable('lost_result')}
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}

/** Pages that lost all of their results. */
export const lostPagesSql = (
  context: GenerationContext,
): string => `INSERT INTO lost_page (base, generation, domain_id, url_hash, origin, path, ${topColumns}, vis, drop_date)
SELECT {base:UInt16}, {generation:UInt32}, domain_id, url_hash, any(origin), any(path), ${topCountsSql('pos')}, sum(${rowVisitsSql}), max(date)
FROM lost_result
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}${changedPagesOnlySql(context)}
  AND url_hash GLOBAL NOT IN (
    SELECT url_hash FROM page WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}${changedPagesOnlySql(context)})
GROUP BY domain_id, url_hash`;
