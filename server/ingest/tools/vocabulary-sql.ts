import { generationScope } from '../../reports/engine/source-sql.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { inAttemptSql, lineIdsSql } from './run-tool-sql.js';

/** Number of top results that count as neighbours. */
const neighbourDepth = 10;

/** Maximum number of a page's best keywords that are searched for neighbours. */
const maxKeywordsPerPage = 1000;

/** Maximum number of neighbours per page, most frequent first. */
const maxNeighbours = 20;

/** Maximum number of pages per run. */
const maxPages = 1000;

/** Maximum number of keywords per run, those shared by most pages first. */
const maxKeywords = 50_000;

/** Selection of the pages of a vocabulary. */
export interface VocabularyPages {
  /** Whether the first line is a target page, whose own keywords are excluded. */
  hasTargetPage: boolean;
  /** Lines whose neighbours in search results are included. */
  neighbours: 'none' | 'first' | 'all';
}

/** Pages listed by the user. */
function listedPagesSql({ hasTargetPage }: VocabularyPages): string {
  return `SELECT line_id AS url_hash, 0 AS together FROM tool_line WHERE ${inAttemptSql}${hasTargetPage ? ' AND at > 1' : ''}`;
}

/** Pages among the top results of the phrases. */
const phrasePagesSql = `SELECT url_hash, count() AS together FROM (
  SELECT arrayJoin(arrayDistinct(arraySlice(url_hashes, 1, ${neighbourDepth}))) AS url_hash FROM result_set
  WHERE ${generationScope} AND keyword_id IN arrayMap(phrase -> ${buildIdSql('phrase')}, {phrases:Array(String)}))
GROUP BY url_hash`;

/** Pages that share top results with the listed pages. */
function neighbourPagesSql(neighbours: 'first' | 'all'): string {
  const lines = `SELECT line_id FROM tool_line WHERE ${inAttemptSql}${neighbours === 'first' ? ' AND at = 1' : ''}`;
  const keywords = `SELECT keyword_id, url_hash AS own FROM (
    SELECT keyword_id, url_hash, min(pos) AS place FROM position_by_url
    WHERE ${generationScope} AND url_hash GLOBAL IN (${lines}) AND pos <= ${neighbourDepth} GROUP BY keyword_id, url_hash
  ) ORDER BY place, keyword_id LIMIT ${maxKeywordsPerPage} BY url_hash`;
  return `SELECT url_hash, max(times) AS together FROM (
    SELECT own, url_hash, count() AS times FROM (
      SELECT own, arrayJoin(arrayDistinct(arraySlice(url_hashes, 1, ${neighbourDepth}))) AS url_hash FROM result_set
      GLOBAL INNER JOIN (${keywords}) AS of_lines USING keyword_id
      WHERE ${generationScope} AND keyword_id GLOBAL IN (SELECT keyword_id FROM (${keywords}))
    ) WHERE url_hash GLOBAL NOT IN (${lineIdsSql})
    GROUP BY own, url_hash ORDER BY times DESC, url_hash LIMIT ${maxNeighbours} BY own
  ) GROUP BY url_hash`;
}

/** Selects the pages and stores their ids as pairs until their attributes are joined. */
export function selectPagesSql(pages: VocabularyPages): string {
  const parts = [
    listedPagesSql(pages),
    phrasePagesSql,
    ...(pages.neighbours === 'none' ? [] : [neighbourPagesSql(pages.neighbours)]),
  ];
  const targetFilterSql = pages.hasTargetPage
    ? `WHERE url_hash GLOBAL NOT IN (SELECT line_id FROM tool_line WHERE ${inAttemptSql} AND at = 1)`
    : '';
  return `INSERT INTO tool_pair (run, attempt, keyword_id, at, shared, is_addition)
SELECT {run:UInt32}, {attempt:UInt32}, url_hash, 0, max(together) AS most, 0 FROM (${parts.join(' UNION ALL ')}) ${targetFilterSql}
GROUP BY url_hash ORDER BY most = 0 DESC, most DESC, url_hash LIMIT ${maxPages}`;
}

const selectedPagesSql = `SELECT keyword_id FROM tool_pair WHERE ${inAttemptSql}`;

const rankedPagesSql = `SELECT DISTINCT domain_id, url_hash FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (${selectedPagesSql})`;

/** Writes the selected pages that exist in the database. */
export const insertPagesSql = `INSERT INTO tool_page (run, attempt, url_hash, page, shared, keywords)
SELECT {run:UInt32}, {attempt:UInt32}, url_hash, concat(name, path), together, it50
FROM (SELECT keyword_id AS url_hash, shared AS together FROM tool_pair WHERE ${inAttemptSql}) AS taken
GLOBAL INNER JOIN (
  SELECT url_hash, domain_id, path, it50 FROM page
  WHERE ${generationScope} AND (domain_id, url_hash) GLOBAL IN (${rankedPagesSql})
) AS known USING url_hash
GLOBAL INNER JOIN (
  SELECT domain_id, name FROM domain WHERE ${generationScope} AND domain_id GLOBAL IN (SELECT domain_id FROM (${rankedPagesSql}))
) AS hosts USING domain_id`;

/** Keywords of the selected pages, with the number of pages and whether the target page has them. */
export const keywordsOfPagesSql = `SELECT keyword_id, uniqExact(url_hash) AS pages, min(pos) AS place,
  keyword_id GLOBAL IN (SELECT keyword_id FROM position_by_url
    WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT line_id FROM tool_line WHERE ${inAttemptSql} AND at = 1)) AS own
FROM position_by_url
WHERE ${generationScope} AND url_hash GLOBAL IN (SELECT url_hash FROM tool_page WHERE ${inAttemptSql})
GROUP BY keyword_id ORDER BY pages DESC, keyword_id LIMIT ${maxKeywords}`;

/** Written keywords, highest volume first. */
export const writtenKeywordsSql = `SELECT word, ws, wsk FROM tool_keyword WHERE ${inAttemptSql} ORDER BY ws DESC, keyword_id`;

/** Keywords of the target page. */
export const targetKeywordsSql = `SELECT word FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (
  SELECT keyword_id FROM position_by_url WHERE ${generationScope}
    AND url_hash GLOBAL IN (SELECT line_id FROM tool_line WHERE ${inAttemptSql} AND at = 1) ORDER BY pos, keyword_id LIMIT ${maxKeywords})`;

/** URLs of the lines with the scheme and host used in search results. */
export const pageOriginsSql = `SELECT line, any(concat(origin, path)) AS address FROM page
GLOBAL INNER JOIN (SELECT line, line_id FROM tool_line WHERE ${inAttemptSql}) AS asked ON asked.line_id = page.url_hash
WHERE ${generationScope} AND (domain_id, url_hash) GLOBAL IN (
  SELECT domain_id, url_hash FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (${lineIdsSql})
) GROUP BY line`;
