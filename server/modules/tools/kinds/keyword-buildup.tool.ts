import { findAdditionsSql, findSimilarSql, foundByPairsSql } from '../../../ingest/tools/buildup-sql.js';
import { insertKeywordsSql } from '../../../ingest/tools/keyword-rows-sql.js';
import { queryRun, inAttempt, writeRun } from '../../../ingest/tools/run-tool-sql.js';
import { toolPage } from '../../../contract/tools/tool-pages.js';
import type { ToolKind, ToolWork } from '../tool-kind.js';

/** Results of a top that similarity is counted in. */
const depth = 50;

/** Lines whose tops are compared by one statement. */
const linesAtOnce = 1000;

/** Keywords that are searched for like those of a list: their results are the same. */
export const keywordBuildup: ToolKind = {
  id: 'tool-keyword-buildup',
  page: toolPage('tool-keyword-buildup'),
  description: {
    en: 'More keywords for your list: those whose top 50 shares pages with the top 50 of yours.',
    ru: 'Новые фразы к вашему списку: те, у которых в топ 50 те же страницы, что и у ваших.',
  },
  action: { en: 'Find keywords', ru: 'Найти фразы' },
  lines: 'keywords',
  mostLines: 5000,
  limit: ({ extendedKeywords }) => extendedKeywords,
  right: 'keywordExtension',
  options: [
    {
      id: 'similarity',
      title: { en: 'Similarity, at least', ru: 'Похожесть, не меньше' },
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
      title: { en: 'Each keyword once', ru: 'Каждая фраза один раз' },
      description: {
        en: 'With the keyword of your list that it is most like.',
        ru: 'С той фразой вашего списка, на которую она больше всего похожа.',
      },
      default: true,
    },
    {
      id: 'additions',
      title: { en: 'Longer keywords too', ru: 'И более длинные фразы' },
      description: {
        en: 'Keywords that hold all words of yours and more, up to 1,000 for each.',
        ru: 'Фразы, в которых есть все слова вашей и другие, до 1000 на каждую.',
      },
      default: false,
    },
  ],
  results: ['tool-keyword-buildup-keywords'],
  rest: '/tools/extended_keywords',
  find,
};

async function find(work: ToolWork): Promise<void> {
  const { similarity = 30, deleteDuplicates = true, additions = false } = work.options;
  const [counted] = await queryRun<{ last: number }>(
    work,
    `SELECT max(at) AS last FROM tool_line WHERE ${inAttempt}`,
  );
  const last = counted?.last ?? 0;
  const leastShared = Math.max(1, Math.ceil((Number(similarity) * depth) / 100));
  for (let first = 1; first <= last; first += linesAtOnce) {
    const range = { first_line: first, last_line: first + linesAtOnce - 1 };
    await writeRun(work, findSimilarSql, { ...range, least_shared: leastShared });
    work.tell((0.7 * Math.min(last, range.last_line)) / last);
  }
  if (additions) await writeRun(work, findAdditionsSql);
  work.tell(0.8);
  await writeRun(
    work,
    insertKeywordsSql({
      found: foundByPairsSql(deleteDuplicates === true),
      at: 'at',
      line: 'line',
      shared: 'cnt',
      weight: 'times',
      isAddition: 'addition',
    }),
  );
}
