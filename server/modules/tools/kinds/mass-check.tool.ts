import { insertKeywordsSql } from '../../../ingest/tools/keyword-rows-sql.js';
import { inAttemptSql, writeRun } from '../../../ingest/tools/run-tool-sql.js';
import { getToolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolDefinition } from '../tool-definition.js';

/** Looks up all metrics of the keywords of a list. */
export const massCheck: ToolDefinition = {
  id: 'tool-mass-check',
  page: getToolPage('tool-mass-check'),
  description: {
    en: 'Search volume, CPC, competition and other metrics for every keyword of your list.',
    ru: 'Частотность, цена клика, конкуренция и остальное по каждой фразе списка.',
  },
  action: { en: 'Check keywords', ru: 'Проверить фразы' },
  lines: 'keywords',
  maxLines: 5000,
  quota: 'keywordsByList',
  limit: ({ keywordsByList }) => keywordsByList.list,
  options: [],
  results: ['tool-mass-check-keywords'],
  restPath: '/tools/keywords_by_list',
  run: (context) =>
    writeRun(
      context,
      insertKeywordsSql({
        keywordsSql: `SELECT line_id AS keyword_id, at, line FROM tool_line WHERE ${inAttemptSql}`,
        lineIndex: 'at',
        line: 'line',
      }),
    ),
};
