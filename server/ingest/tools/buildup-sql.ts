import { generationScope } from '../../reports/engine/source-sql.js';
import { inAttemptSql } from './run-tool-sql.js';

/** URLs in the top 50 of the lines from `first_line` to `last_line`, each with its line. */
const lineUrlsSql = `SELECT at, line_id AS own_id, arrayJoin(url_hashes) AS url_hash FROM result_set
GLOBAL INNER JOIN (
  SELECT line_id, at FROM tool_line WHERE ${inAttemptSql} AND at BETWEEN {first_line:UInt32} AND {last_line:UInt32}
) AS asked ON asked.line_id = result_set.keyword_id
WHERE ${generationScope} AND keyword_id GLOBAL IN (
  SELECT line_id FROM tool_line WHERE ${inAttemptSql} AND at BETWEEN {first_line:UInt32} AND {last_line:UInt32})`;

/** Finds keywords whose top 50 shares at least `least_shared` URLs with that of a line. */
export const findSimilarSql = `INSERT INTO tool_pair (run, attempt, keyword_id, at, shared, is_addition)
SELECT {run:UInt32}, {attempt:UInt32}, keyword_id, at, count() AS shared, 0
FROM (SELECT url_hash, keyword_id FROM position_by_url
  WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT url_hash FROM (${lineUrlsSql}))) AS places
GLOBAL INNER JOIN (${lineUrlsSql}) AS own USING url_hash
WHERE keyword_id != own_id
GROUP BY keyword_id, at HAVING shared >= {least_shared:UInt32}`;

/** Maximum number of longer keywords per line; those with the highest volume are selected. */
const maxAdditions = 1000;

/** Distinct hashed words of a text, which makes comparing millions of lists cheap. */
function hashedWordsSql(text: string): string {
  return `arrayDistinct(arrayMap(part -> sipHash64(part), tokens(${text})))`;
}

/** Finds longer keywords that contain every word of a line, using its rarest word as the index. */
export const findAdditionsSql = `INSERT INTO tool_pair (run, attempt, keyword_id, at, shared, is_addition)
WITH asked AS (SELECT at, line_id, ${hashedWordsSql('line')} AS words FROM tool_line WHERE ${inAttemptSql}),
  held AS (SELECT keyword_id, ws, ${hashedWordsSql('keyword.word')} AS held_words FROM keyword WHERE ${generationScope}),
  counts AS (
    SELECT token, count() AS times FROM (SELECT arrayJoin(held_words) AS token FROM held)
    WHERE token GLOBAL IN (SELECT arrayJoin(words) FROM asked) GROUP BY token
  ),
  rarest AS (
    SELECT at, any(line_id) AS own_id, any(all_words) AS words, argMin(token, times) AS token FROM (
      SELECT at, line_id, words AS all_words, arrayJoin(words) AS token FROM asked
    ) AS split GLOBAL INNER JOIN counts USING token GROUP BY at HAVING count() = length(words)
  )
SELECT {run:UInt32}, {attempt:UInt32}, keyword_id, at, 0, 1
FROM (SELECT keyword_id, ws, held_words, arrayJoin(held_words) AS token FROM held) AS spread
GLOBAL INNER JOIN rarest USING token
WHERE keyword_id != own_id AND hasAll(held_words, words)
ORDER BY at, ws DESC, keyword_id LIMIT ${maxAdditions} BY at`;

/**
 * Keywords of the pairs with `cnt`, the similarity in per cent, and `times`, the number of matching lines.
 * @param bestOnly returns each keyword once, with its most similar line
 */
export function foundByPairsSql(bestOnly: boolean): string {
  const pairsSql = `SELECT keyword_id, at, shared * 2 AS cnt, is_addition AS addition, count() OVER (PARTITION BY keyword_id) AS times FROM (
  SELECT keyword_id, at, max(shared) AS shared, max(is_addition) AS is_addition FROM tool_pair WHERE ${inAttemptSql} GROUP BY keyword_id, at)`;
  const selectedPairsSql = bestOnly
    ? `${pairsSql} ORDER BY keyword_id, cnt DESC, at LIMIT 1 BY keyword_id`
    : pairsSql;
  return `SELECT keyword_id, at, cnt, addition, times, line FROM (${selectedPairsSql}) AS pairs
GLOBAL INNER JOIN (SELECT at, line FROM tool_line WHERE ${inAttemptSql}) AS asked USING at`;
}
