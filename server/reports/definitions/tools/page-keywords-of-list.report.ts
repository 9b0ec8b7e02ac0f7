import { getToolPage } from '../../../contract/tools/tool-pages.js';
import { countColumn } from '../../columns/column-kinds.js';
import { wordColumn } from '../../columns/keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { runConditions } from '../../subjects/run.subject.js';
import { resultDateAttributes, resultDateColumn } from '../../columns/result-date-columns.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import { pageOfListColumns } from './page-of-list-columns.js';
import { toolKeywordColumns } from './tool-keyword-columns.js';
import { toolKeywordsSource } from './tool-keywords.source.js';
import { toolView } from './tool-view.js';

const tool = getToolPage('tool-page-keywords');

const common = {
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  searchColumn: 'word',
  sortWithoutVolumes: 'word|asc',
} as const;

/** Keywords of a list of pages, with the number of pages that rank for each. */
export const pageKeywordsByWeight = defineReport({
  id: 'tool-page-keywords-weight',
  ...toolView(tool, { order: 10, shortTitle: { en: 'By pages in common', ru: 'По числу страниц' } }),
  ...common,
  title: { en: 'Keywords by pages in common', ru: 'Фразы по числу страниц' },
  description: {
    en: 'Distinct keywords of your pages, with the number of pages that rank for each.',
    ru: 'Фразы ваших страниц, каждая один раз: сколько страниц по ней ранжируется.',
  },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/tools/keywords_by_pages/weight/{uid}',
  source: {
    name: 'keywords of a list of pages, each once',
    from: 'tool_keyword',
    // A keyword on several lines counts only for the first one.
    where: [
      ...runConditions,
      `(keyword_id, at) GLOBAL IN (SELECT keyword_id, min(at) FROM tool_keyword WHERE ${runConditions.join(' AND ')} GROUP BY keyword_id)`,
    ],
    identity: ['keyword_id'],
    attributes: { ...vendorAttributes(), ...resultDateAttributes() },
  },
  defaultSort: { google: 'weight|desc,ws|desc', yandex: 'weight|desc,wsk|desc' },
  columns: {
    word: wordColumn(),
    weight: countColumn(
      'weight',
      {
        title: { en: 'Pages', ru: 'Страниц' },
        description: {
          en: 'Number of pages of your list that rank for the keyword within the depth.',
          ru: 'Сколько страниц списка ранжируется по фразе на выбранной глубине.',
        },
      },
      { visibility: 'always', unit: 'pages' },
    ),
    ...toolKeywordColumns,
  },
  publicColumns: { serpf: resultDateColumn },
});

/** Keywords of each listed page, with the position of the page. */
export const pageKeywordsByPage = defineReport({
  id: 'tool-page-keywords-pages',
  ...toolView(tool, {
    view: 'pages',
    order: 20,
    shortTitle: { en: 'By page', ru: 'По страницам' },
  }),
  ...common,
  title: { en: 'Keywords of each page', ru: 'Фразы каждой страницы' },
  description: {
    en: 'Keywords of each page of your list, with its position.',
    ru: 'Фразы каждой страницы списка с её позицией.',
  },
  row: { kind: 'keyword', key: ['kid', 'url', 'name'] },
  restPath: '/tools/keywords_by_pages/pages/{uid}',
  source: { ...toolKeywordsSource, name: 'keywords of each page of a list', position: 'pos' },
  defaultSort: { google: 'pos|asc,ws|desc', yandex: 'pos|asc,wsk|desc' },
  columns: {
    word: wordColumn(),
    pos: countColumn(
      'pos',
      {
        title: { en: 'Position', ru: 'Позиция' },
        description: { en: 'Position of the page.', ru: 'Позиция страницы.' },
      },
      { visibility: 'always', format: 'position' },
    ),
    ...pageOfListColumns('line'),
    ...toolKeywordColumns,
  },
  publicColumns: { serpf: resultDateColumn },
});
