import { lostResultColumns, lostColumns } from './domain-tables-sql.js';
import { inRangeSql } from '../import-run.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';
import { unrankedPosition, positionColumns } from './keyword-tables-sql.js';
import { overlaidResultsSql } from './overlaid-pairs-sql.js';

/** The statements of position-sql.ts, lost-position-sql.ts and lost-page-sql.ts for overlaid pairs. */

const pairColumns = 'keyword_id, domain_id, pos, url_hash, origin, path';

/** Ranked URLs of the overlaid pairs. */
export function overlaidPositionsSql(context: GenerationContext): string {
  return `INSERT INTO position_by_domain (base, generation, ${positionColumns})
SELECT {base:UInt16}, {generation:UInt32}, results.domain_id, results.keyword_id, results.url_hash = results.best_hash, results.pos,
  pairs.previous > 0 OR results.said > 0,
  if(pairs.previous = 0, if(results.said < ${unrankedPosition}, results.said, 0), former.best_pos),
  former.best_pos > 0 AND former.best_hash != results.best_hash,
  results.origin, results.path, results.url_hash, ${keywordAttributes}, checked_on, previous_checked_on
FROM (
  SELECT ${pairColumns}, tupleElement(min((r.pos, r.url_hash)) OVER pair, 2) AS best_hash,
    toUInt8(minIf(if(file_previous_pos > 0, file_previous_pos, ${unrankedPosition}), file_previous_pos >= 0) OVER pair) AS said
  FROM result AS r WHERE ${overlaidResultsSql(context, 'latest')}
  WINDOW pair AS (PARTITION BY keyword_id, domain_id)
) AS results
GLOBAL INNER JOIN (${overlaidPairsSql(context)}) AS pairs
  ON pairs.keyword_id = results.keyword_id AND pairs.domain_id = results.domain_id
GLOBAL INNER JOIN (${attributesSql(context)}) AS attributes ON attributes.keyword_id = results.keyword_id
GLOBAL LEFT ANY JOIN (
  SELECT keyword_id, domain_id, min(pos) AS best_pos, tupleElement(min((pos, url_hash)), 2) AS best_hash
  FROM result WHERE ${overlaidResultsSql(context, 'previous')} GROUP BY keyword_id, domain_id
) AS former ON former.keyword_id = results.keyword_id AND former.domain_id = results.domain_id`;
}

/** Overlaid pairs whose domain disappeared between the two observations, with the best previous position. */
export function overlaidLostSql(context: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${lostColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostColumns}
FROM (
  SELECT ${pairColumns} FROM result WHERE ${overlaidResultsSql(context, 'previous', 'NOT present')}
) AS results
GLOBAL INNER JOIN (${overlaidPairsSql(context)}) AS pairs USING (keyword_id, domain_id)
GLOBAL INNER JOIN (${attributesSql(context)}) AS attributes USING (keyword_id)
ORDER BY keyword_id, domain_id, pos, url_hash
LIMIT 1 BY keyword_id, domain_id`;
}

/** URLs of the previous observation of an overlaid pair that the latest one lacks. */
export function overlaidLostResultsSql(context: GenerationContext): string {
  return `INSERT INTO lost_result (base, generation, ${lostResultColumns})
SELECT {base:UInt16}, {generation:UInt32}, ${lostResultColumns.replace('date', 'checked_on')}
FROM (
  SELECT ${pairColumns} FROM result WHERE ${overlaidResultsSql(context, 'previous')} AND (keyword_id, url_hash) GLOBAL NOT IN (
    SELECT keyword_id, url_hash FROM result WHERE ${overlaidResultsSql(context, 'latest')})
) AS results
GLOBAL INNER JOIN (${overlaidPairsSql(context)}) AS pairs USING (keyword_id, domain_id)
GLOBAL INNER JOIN (${attributesSql(context)}) AS attributes USING (keyword_id)`;
}

function overlaidPairsSql({ overlaidTable }: GenerationContext): string {
  return `SELECT keyword_id, domain_id, previous, latest_date AS checked_on, previous_date AS previous_checked_on FROM ${overlaidTable} WHERE ${inRangeSql('keyword_id')}`;
}

function attributesSql({ overlaidTable }: GenerationContext): string {
  return `SELECT keyword_id, ${keywordAttributes} FROM keyword
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${overlaidTable} WHERE ${inRangeSql('keyword_id')})`;
}
