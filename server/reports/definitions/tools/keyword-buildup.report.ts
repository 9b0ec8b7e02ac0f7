import { getToolPage } from '../../../contract/tools/tool-pages.js';
import { countColumn, flagColumn, textColumn } from '../../columns/column-kinds.js';
import { wordColumn } from '../../columns/keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { toolKeywordColumns } from './tool-keyword-columns.js';
import { toolKeywordsSource } from './tool-keywords.source.js';
import { toolView } from './tool-view.js';

const { cpc_min: mincpc, cpc_max: maxcpc, adscnt, ...otherColumns } = toolKeywordColumns;

/** Keywords similar to those of a list. */
export const keywordBuildup = defineReport({
  id: 'tool-keyword-buildup-keywords',
  ...toolView(getToolPage('tool-keyword-buildup'), {
    order: 10,
    shortTitle: { en: 'Keywords', ru: 'Фразы' },
  }),
  title: { en: 'Found keywords', ru: 'Найденные фразы' },
  description: {
    en: 'Keywords whose top 50 shares pages with that of a keyword of your list.',
    ru: 'Фразы, у которых в топ 50 те же страницы, что и у фразы вашего списка.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid', 'source_key'] },
  restPath: '/tools/extended_keywords/{uid}',
  source: toolKeywordsSource,
  searchColumn: 'destination_key',
  defaultSort: 'cnt|desc,ws|desc',
  columns: {
    destination_key: {
      ...wordColumn(),
      link: { page: 'keyword-summary', by: { domain: 'destination_key' } },
    },
    source_key: textColumn(
      'line',
      {
        title: { en: 'Your keyword', ru: 'Ваша фраза' },
        description: {
          en: 'Keyword of your list that led to this keyword.',
          ru: 'Фраза вашего списка, по которой она найдена.',
        },
      },
      { format: 'keyword', lowerCase: true, isKeywordText: true, visibility: 'default' },
    ),
    cnt: countColumn(
      'shared',
      {
        title: { en: 'Similarity', ru: 'Сходство' },
        description: {
          en: 'Pages shared by both top 50s, as a percentage of 50.',
          ru: 'Общие страницы двух топ 50 в процентах от 50.',
        },
      },
      {
        visibility: 'always',
        format: 'percent',
        unit: 'percent',
        formula: { en: 'shared pages ÷ 50 × 100', ru: 'общих страниц ÷ 50 × 100' },
      },
    ),
    frequency: countColumn(
      'weight',
      {
        title: { en: 'Matches', ru: 'Похожих ваших' },
        description: {
          en: 'Number of keywords of your list that lead to it.',
          ru: 'К скольким фразам вашего списка она подходит.',
        },
      },
      { unit: 'keywords' },
    ),
    addition: {
      ...flagColumn('is_addition', {
        title: { en: 'Longer keyword', ru: 'Более длинная' },
        description: {
          en: '1 if it contains all words of your keyword and others.',
          ru: '1, если в ней есть все слова вашей фразы и другие.',
        },
      }),
      booleanInApi: true,
    },
    ...otherColumns,
    adscnt: {
      ...adscnt,
      link: { page: 'direct-ads', by: { kid: 'kid', key: 'destination_key' }, engine: 'yandex' },
    },
    mincpc: { ...mincpc, roundInApi: true },
    maxcpc: { ...maxcpc, roundInApi: true },
  },
});
