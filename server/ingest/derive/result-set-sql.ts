import { inRangeSql } from '../keyword-range.js';
import type { GenerationContext } from './generation-context.js';
import { serpResultsSql } from './latest-results-sql.js';
import { excludeOverlaidSql, overlaidResultsSql } from './overlaid-pairs-sql.js';

const columns = 'keyword_id, domain_ids, top10, url_hashes';

/**
 * Latest results of each affected keyword as arrays. Rows of overlaid pairs replace those from the search results.
 */
export function affectedResultSetsSql(context: GenerationContext): string {
  return `INSERT INTO result_set (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, keyword_id, arrayDistinct(tupleElement(page, 3)),
  length(arrayDistinct(tupleElement(arrayFilter(x -> tupleElement(x, 1) <= 10, page), 3))), tupleElement(page, 2)
FROM (
  SELECT keyword_id, arraySort(groupArray((pos, url_hash, domain_id))) AS page FROM ${latestResultsSql(context)}
  GROUP BY keyword_id
)`;
}

function latestResultsSql(context: GenerationContext): string {
  const serpRowsSql = `result
  WHERE ${serpResultsSql(context, 'snapshot')}`;
  if (context.overlaidTable === undefined) return serpRowsSql;
  return `(
    SELECT keyword_id, pos, url_hash, domain_id FROM ${serpRowsSql}${excludeOverlaidSql(context)}
    UNION ALL
    SELECT keyword_id, pos, url_hash, domain_id FROM result WHERE ${overlaidResultsSql(context, 'latest')}
  )`;
}

/** Copies the result sets of unaffected keywords from the previous generation. */
export function carriedResultSetsSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO result_set (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM result_set
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('keyword_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable} WHERE ${inRangeSql('keyword_id')})`;
}

/** Ranked URLs of the generation by URL. */
export const positionsByUrlSql = `INSERT INTO position_by_url (base, generation, url_hash, keyword_id, pos, domain_id)
SELECT base, generation, url_hash, keyword_id, pos, domain_id FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('domain_id')}`;
