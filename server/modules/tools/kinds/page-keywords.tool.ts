import { insertKeywordsSql } from '../../../ingest/tools/keyword-rows-sql.js';
import { inAttemptSql, lineIdsSql, writeRun } from '../../../ingest/tools/run-tool-sql.js';
import { generationScope } from '../../../reports/engine/source-sql.js';
import { topOption } from '../top-option.js';
import { getToolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolDefinition } from '../tool-definition.js';

/** Keywords that each page ranks for within the depth, one row per page and keyword. */
const rankedKeywordsSql = `SELECT keyword_id, min(pos) AS place, url_hash AS line_id FROM position_by_url
WHERE ${generationScope} AND url_hash GLOBAL IN (${lineIdsSql}) AND pos <= {top:UInt8} GROUP BY keyword_id, url_hash`;

/** Keywords of several pages: how many pages share each, and the keywords of each page. */
export const pageKeywords: ToolDefinition = {
  id: 'tool-page-keywords',
  page: getToolPage('tool-page-keywords'),
  description: {
    en: 'Keywords that a list of pages ranks for: those that most pages share, and those of each page.',
    ru: 'Фразы, по которым ранжируются страницы списка: общие для большинства и по каждой странице.',
  },
  action: { en: 'Collect keywords', ru: 'Собрать фразы' },
  lines: 'pages',
  maxLines: 5000,
  limit: ({ listEntries }) => listEntries,
  options: [topOption],
  results: ['tool-page-keywords-weight', 'tool-page-keywords-pages'],
  restPath: '/tools/keywords_by_pages',
  run: (context) =>
    writeRun(
      context,
      insertKeywordsSql({
        keywordsSql: `SELECT keyword_id, place, at, line, count() OVER (PARTITION BY keyword_id) AS pages FROM (${rankedKeywordsSql}) AS places
GLOBAL INNER JOIN (SELECT line_id, at, line FROM tool_line WHERE ${inAttemptSql}) AS asked USING line_id`,
        lineIndex: 'at',
        line: 'line',
        weight: 'pages',
        pos: 'place',
      }),
      { top: Number(context.options.top ?? 10) },
    ),
};
