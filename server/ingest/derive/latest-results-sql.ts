import { inRangeSql } from '../keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';

/**
 * Building blocks that compare the newest search results of affected keywords with the previous ones.
 * Both sides are reduced to numbers before the join, so result texts are streamed only once.
 */

/**
 * SQL of the affected keywords in a range, with the snapshots of their two newest search results (`latest_id`,
 * `previous_id`) and their dates.
 */
export function affectedSerpsSql({ affectedTable }: GenerationContext): string {
  return `SELECT keyword_id, snapshot AS latest_id, previous AS previous_id, ${keywordAttributes},
      snapshot_date AS checked_on, previous_date AS previous_checked_on FROM keyword
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Represents "not ranked" in a file, so that the minimum per domain is its best position. */
export const unrankedPosition = 100;

/** Condition for results of retained snapshots in a keyword range. */
export const resultsInRangeSql = `base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}`;

/**
 * Condition for the newest or previous search results of affected keywords in a range.
 * @param hasPrevious only keywords that have previous search results
 */
export function serpResultsSql(
  { affectedTable }: GenerationContext,
  page: 'snapshot' | 'previous',
  hasPrevious = page === 'previous',
): string {
  return `${resultsInRangeSql} AND (keyword_id, snapshot) GLOBAL IN (
      SELECT keyword_id, ${page} FROM keyword
      WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')}${hasPrevious ? ' AND previous > 0' : ''}
        AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')}))`;
}

/** Results of domains that rank more than once for a keyword, with the hash of their best URL. */
export function repeatedDomainsSql(context: GenerationContext): string {
  return `SELECT keyword_id, tupleElement(hit, 2) AS url_hash, tupleElement(page[indexOf(domains, tupleElement(hit, 3))], 2) AS best_hash, 1 AS repeated
  FROM (
    SELECT keyword_id, arraySort(groupArray((pos, url_hash, domain_id))) AS page, tupleElement(page, 3) AS domains
    FROM result WHERE ${serpResultsSql(context, 'snapshot')}
    GROUP BY keyword_id
    HAVING length(arrayDistinct(domains)) < length(domains)
  )
  ARRAY JOIN arrayFilter((x, nth) -> nth > 1, page, arrayEnumerateUniq(domains)) AS hit`;
}
