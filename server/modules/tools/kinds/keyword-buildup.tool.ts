import { findAdditionsSql, findSimilarSql, foundByPairsSql } from '../../../ingest/tools/buildup-sql.js';
import { insertKeywordsSql } from '../../../ingest/tools/keyword-rows-sql.js';
import { queryRun, inAttemptSql, writeRun } from '../../../ingest/tools/run-tool-sql.js';
import { getToolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolDefinition, ToolContext } from '../tool-definition.js';

const comparedDepth = 50;

const linesPerStatement = 1000;

/** Finds keywords whose search results overlap with those of a list. */
export const keywordBuildup: ToolDefinition = {
  id: 'tool-keyword-buildup',
  page: getToolPage('tool-keyword-buildup'),
  description: {
    en: 'More keywords for your list: those whose top 50 shares pages with the top 50 of yours.',
    ru: 'Новые фразы к вашему списку: те, у которых в топ 50 те же страницы, что и у ваших.',
  },
  action: { en: 'Find keywords', ru: 'Найти фразы' },
  lines: 'keywords',
  maxLines: 5000,
  limit: ({ extendedKeywords }) => extendedKeywords,
  requiredFeature: 'keywordExtension',
  options: [
    {
      id: 'similarity',
      title: { en: 'Similarity, at least', ru: 'Сходство, не меньше' },
      description: {
        en: 'Pages that both top 50s share, as a percentage of 50.',
        ru: 'Общие страницы двух топ 50 в процентах от 50.',
      },
      default: 30,
      from: 2,
      to: 100,
      unit: { en: '%', ru: '\u00a0%' },
    },
    {
      id: 'deleteDuplicates',
      title: { en: 'One row per keyword', ru: 'Каждая фраза один раз' },
      description: {
        en: 'Lists it with the most similar keyword of your list.',
        ru: 'С той фразой вашего списка, на которую она больше всего похожа.',
      },
      default: true,
    },
    {
      id: 'additions',
      title: { en: 'Include longer keywords', ru: 'И более длинные фразы' },
      description: {
        en: 'Keywords that contain all words of a keyword and more, up to 1,000 per keyword.',
        ru: 'Фразы, в которых есть все слова вашей и другие, до 1000 на каждую.',
      },
      default: false,
    },
  ],
  results: ['tool-keyword-buildup-keywords'],
  restPath: '/tools/extended_keywords',
  run: findSimilarKeywords,
};

async function findSimilarKeywords(context: ToolContext): Promise<void> {
  const { similarity = 30, deleteDuplicates = true, additions = false } = context.options;
  const [row] = await queryRun<{ last: number }>(
    context,
    `SELECT max(at) AS last FROM tool_line WHERE ${inAttemptSql}`,
  );
  const lastLine = row?.last ?? 0;
  const minShared = Math.max(1, Math.ceil((Number(similarity) * comparedDepth) / 100));
  for (let firstLine = 1; firstLine <= lastLine; firstLine += linesPerStatement) {
    const range = { first_line: firstLine, last_line: firstLine + linesPerStatement - 1 };
    await writeRun(context, findSimilarSql, { ...range, least_shared: minShared });
    context.reportProgress((0.7 * Math.min(lastLine, range.last_line)) / lastLine);
  }
  if (additions) await writeRun(context, findAdditionsSql);
  context.reportProgress(0.8);
  await writeRun(
    context,
    insertKeywordsSql({
      keywordsSql: foundByPairsSql(deleteDuplicates === true),
      lineIndex: 'at',
      line: 'line',
      shared: 'cnt',
      weight: 'times',
      isAddition: 'addition',
    }),
  );
}
