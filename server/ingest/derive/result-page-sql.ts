import { inRange } from '../load/keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';

/** The tuple of one result within a page; the order of its first two parts is the order of the page. */
const result = '(pos, url_hash, domain_id, origin, path, file_previous_pos)';

/**
 * SQL of the touched keywords of a range, one row each: attributes, `latest` and `former` (their newest and the previous result
 * page, best position first, as tuples of position, URL hash, domain id, origin, path, the file's previous position), and
 * `previous_id` (0: none). Pages are compared as arrays: a keyword has at most some fifty results in each.
 */
export function resultPagesSql({ touched }: GenerationContext): string {
  return `SELECT keyword_id, latest, former, previous AS previous_id, ${keywordAttributes}
FROM (
  SELECT keyword_id,
    arraySort(groupArrayIf(${result}, snapshot = latest_id)) AS latest,
    arraySort(groupArrayIf(${result}, snapshot = former_id)) AS former
  FROM result
  GLOBAL INNER JOIN (${keywordsOfRange(touched, 'keyword_id, snapshot AS latest_id, previous AS former_id')}) AS pages USING (keyword_id)
  WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRange('keyword_id')}
    AND (snapshot = latest_id OR snapshot = former_id)
  GROUP BY keyword_id
) AS grouped
GLOBAL INNER JOIN (${keywordsOfRange(touched, `keyword_id, previous, ${keywordAttributes}`)}) AS attributes USING (keyword_id)`;
}

function keywordsOfRange(touched: string, columns: string): string {
  return `SELECT ${columns} FROM keyword
    WHERE base = {base:UInt16} AND generation = {generation:UInt32} AND ${inRange('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${touched} WHERE ${inRange('keyword_id')})`;
}
