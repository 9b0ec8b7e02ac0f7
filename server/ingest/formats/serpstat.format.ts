import { allAs, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** Serpstat column names of the API export, and of the interface in English, Russian and Ukrainian. */
const volumes = ['keyword volume', 'volume', 'search volume', 'частотность', 'частота'];
const paidCompetition = ['competition in ppc', 'ppc competition', 'конкуренция в ppc', 'конкуренція в ppc'];

/**
 * Serpstat positions of a domain, or keywords without positions. Subdomains have rows of their own.
 * Header: `tools/export` of the API reference in bold84/serpstat-mcp (public file 2486942234).
 */
export const serpstat: CsvFormat = {
  kind: 'csv',
  id: 'serpstat',
  name: 'Serpstat',
  coverage: coversFeatureColumn,
  vendor: 'serpstat',
  resultScope: 'domain',
  columns: {
    ...allAs(['domain', 'домен'], 'domain'),
    ...allAs(['keyword', 'ключевая фраза', 'фраза'], 'keyword'),
    ...allAs(['position', 'позиция'], 'position'),
    ...allAs(['position dynamic', 'position dynamics', 'динамика позиции'], leftOut('previousState')),
    ...allAs(volumes, 'ws'),
    ...allAs(['cpc', 'cost per click', 'стоимость клика', 'cpc, $', 'cost, $'], 'cpc'),
    ...allAs(paidCompetition, 'competition_index'),
    ...allAs(['keyword difficulty', 'difficulty', 'сложность'], 'difficulty'),
    ...allAs(['url', 'адрес'], 'url'),
    ...allAs(['snippets', 'serp features', 'спецэлементы'], 'wizards'),
    ...allAs(['results found', 'results', 'найдено результатов'], 'docs'),
    ...allAs(['approximate traffic', 'traffic', 'трафик'], leftOut('computedHere')),
    ...allAs(['keyword length', 'количество слов'], leftOut('computedHere')),
  },
  recognises: (header) =>
    ['keyword', 'ключевая фраза', 'фраза'].some((name) => header.has(name)) &&
    paidCompetition.some((name) => header.has(name)),
};
