import { insertRunCompetitorsSql } from '../../../ingest/tools/competitors-sql.js';
import { writeRun } from '../../../ingest/tools/run-tool-sql.js';
import { topOption } from '../top-option.js';
import { getToolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolDefinition } from '../tool-definition.js';

/** Finds the domains that rank and advertise for the keywords of a list. */
export const keywordCompetitors: ToolDefinition = {
  id: 'tool-keyword-competitors',
  page: getToolPage('tool-keyword-competitors'),
  description: {
    en: 'Domains that rank and advertise for your keywords, with their share of the list and of its search volume.',
    ru: 'Кто стоит в выдаче и в рекламе по вашим фразам: доля списка и доля его частотности.',
  },
  action: { en: 'Find competitors', ru: 'Найти конкурентов' },
  lines: 'keywords',
  maxLines: 5000,
  limit: ({ competitorsByKeywords }) => competitorsByKeywords,
  requiredFeature: 'competitorShare',
  options: [topOption],
  results: ['tool-keyword-competitors-domains'],
  restPath: '/tools/concurents_by_keywords',
  run: async (context) => {
    const { top = 10 } = context.options;
    for (const channel of ['organic', 'context'] as const) {
      await writeRun(context, insertRunCompetitorsSql(channel), { top: Number(top) });
      context.reportProgress(channel === 'organic' ? 0.7 : 1);
    }
  },
};
