import { inRange } from '../load/keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';

/**
 * Parts of the statements that compare a touched keyword's newest result page with its previous one. Each side is reduced to
 * numbers before it is joined: the texts of a result pass through once, in the stream of the rows that are written.
 */

/** SQL of the touched keywords of a range with `latest_id` and `previous_id`, the snapshots of their two newest result pages. */
export function affectedSerpsSql({ affectedTable }: GenerationContext): string {
  return `SELECT keyword_id, snapshot AS latest_id, previous AS previous_id, ${keywordAttributes} FROM keyword
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRange('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRange('keyword_id')})`;
}

/** Stands for a file's words that the domain was not ranked, so that the best of a domain is the least. */
export const unrankedPosition = 100;

/** SQL of the condition of the results of a range, of every snapshot that is kept. */
export const resultsInRange = `base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRange('keyword_id')}`;

/**
 * SQL of the condition of the results of one of the two newest pages of each touched keyword of a range; `compared`: of those
 * keywords alone that have a previous page.
 */
export function resultsOfSql(
  { affectedTable }: GenerationContext,
  page: 'snapshot' | 'previous',
  hasPrevious = page === 'previous',
): string {
  return `${resultsInRange} AND (keyword_id, snapshot) GLOBAL IN (
      SELECT keyword_id, ${page} FROM keyword
      WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRange('keyword_id')}${hasPrevious ? ' AND previous > 0' : ''}
        AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRange('keyword_id')}))`;
}

/**
 * SQL of the results whose domain has a better one on the same page, with the hash of that best URL: the few rows of a page
 * that are not the only ones of their domain.
 */
export function repeatedDomainsSql(context: GenerationContext): string {
  return `SELECT keyword_id, tupleElement(hit, 2) AS url_hash, tupleElement(page[indexOf(domains, tupleElement(hit, 3))], 2) AS best_hash, 1 AS repeated
  FROM (
    SELECT keyword_id, arraySort(groupArray((pos, url_hash, domain_id))) AS page, tupleElement(page, 3) AS domains
    FROM result WHERE ${resultsOfSql(context, 'snapshot')}
    GROUP BY keyword_id
    HAVING length(arrayDistinct(domains)) < length(domains)
  )
  ARRAY JOIN arrayFilter((x, nth) -> nth > 1, page, arrayEnumerateUniq(domains)) AS hit`;
}
