import { inRangeSql } from '../keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';
import {
  resultsInRangeSql,
  repeatedDomainsSql,
  serpResultsSql,
  unrankedPosition,
  affectedSerpsSql,
} from './latest-results-sql.js';
import { excludeOverlaidSql } from './overlaid-pairs-sql.js';

/** Columns of a ranked URL. */
export const positionColumns = `domain_id, keyword_id, best, pos, has_previous, previous_pos, url_changed, origin, path, url_hash, ${keywordAttributes}, checked_on, previous_checked_on`;

/**
 * Ranked URLs of the affected keywords. The previous position is that of the domain's best URL in the previous search
 * results.
 * Keywords without previous results use the previous position from the file.
 */
export function affectedPositionsSql(context: GenerationContext, hasFilePositions: boolean): string {
  const hasPrevious = context.snapshots.length > 1;
  const filePositionSql = hasFilePositions ? 'words.said' : '0';
  return `INSERT INTO position_by_domain (base, generation, ${positionColumns})
SELECT {base:UInt16}, {generation:UInt32}, results.domain_id, results.keyword_id, repeats.repeated = 0, results.pos,
  pages.previous_id > 0 OR ${filePositionSql} > 0,
  if(pages.previous_id = 0, if(${filePositionSql} < ${unrankedPosition}, ${filePositionSql}, 0), ${hasPrevious ? 'former.best_pos' : '0'}),
  ${hasPrevious ? `former.best_pos > 0 AND former.best_hash != if(repeats.repeated, repeats.best_hash, results.url_hash)` : '0'},
  results.origin, results.path, results.url_hash, ${keywordAttributes}, checked_on, previous_checked_on
FROM (
  SELECT keyword_id, snapshot, domain_id, pos, url_hash, origin, path FROM result WHERE ${resultsInRangeSql}${excludeOverlaidSql(context)}
) AS results
GLOBAL INNER JOIN (${affectedSerpsSql(context)}) AS pages ON pages.keyword_id = results.keyword_id
GLOBAL LEFT ANY JOIN (${repeatedDomainsSql(context)}) AS repeats
  ON repeats.keyword_id = results.keyword_id AND repeats.url_hash = results.url_hash
${hasFilePositions ? filePositionsSql(context) : ''}
${hasPrevious ? previousBestSql(context) : ''}
WHERE results.snapshot = pages.latest_id`;
}

/** Previous position of each domain according to the file. */
function filePositionsSql(context: GenerationContext): string {
  return `GLOBAL LEFT ANY JOIN (
  SELECT keyword_id, domain_id, toUInt8(min(if(file_previous_pos > 0, file_previous_pos, ${unrankedPosition}))) AS said
  FROM result WHERE file_previous_pos >= 0 AND ${serpResultsSql(context, 'snapshot')} GROUP BY keyword_id, domain_id
) AS words ON words.keyword_id = results.keyword_id AND words.domain_id = results.domain_id`;
}

/** Best position of each domain in the previous search results. */
function previousBestSql(context: GenerationContext): string {
  return `GLOBAL LEFT ANY JOIN (
  SELECT keyword_id, domain_id, min(pos) AS best_pos, tupleElement(min((pos, url_hash)), 2) AS best_hash
  FROM result WHERE ${serpResultsSql(context, 'previous')} GROUP BY keyword_id, domain_id
) AS former ON former.keyword_id = results.keyword_id AND former.domain_id = results.domain_id`;
}

/** Copies the ranked URLs of unaffected keywords from the previous generation. */
export function carriedPositionsSql({ affectedTable }: GenerationContext): string {
  return `INSERT INTO position_by_domain (base, generation, ${positionColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${positionColumns} FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRangeSql('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${affectedTable})`;
}
