import { inRange } from '../load/keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';
import { resultPagesSql } from './result-page-sql.js';

const columns = `domain_id, keyword_id, pos, origin, path, url_hash, ${keywordAttributes}`;

/** Domains of a touched keyword's previous result page that its latest one lacks, at their best former place. */
export function touchedLostSql(context: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, tupleElement(hit, 3), keyword_id, tupleElement(hit, 1), tupleElement(hit, 4),
  tupleElement(hit, 5), tupleElement(hit, 2), ${keywordAttributes}
FROM (SELECT *, tupleElement(latest, 3) AS domains FROM (${resultPagesSql(context)}) WHERE notEmpty(former))
ARRAY JOIN arrayFilter((x, nth) -> nth = 1 AND NOT has(domains, tupleElement(x, 3)), former, arrayEnumerateUniq(tupleElement(former, 3))) AS hit`;
}

/** Lost positions of the keywords that the import does not touch. */
export function keptLostSql({ touched }: GenerationContext): string {
  return `INSERT INTO lost_position (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM lost_position
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRange('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${touched})`;
}
