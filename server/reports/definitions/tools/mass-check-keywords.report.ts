import { getToolPage } from '../../../contract/tools/tool-pages.js';
import { wordColumn } from '../../columns/keyword-columns.js';
import { resultDateColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { toolKeywordColumns } from './tool-keyword-columns.js';
import { toolKeywordsSource } from './tool-keywords.source.js';
import { toolView } from './tool-view.js';

/** All metrics of the keywords of a list. */
export const massCheckKeywords = defineReport({
  id: 'tool-mass-check-keywords',
  ...toolView(getToolPage('tool-mass-check'), { order: 10, shortTitle: { en: 'Keywords', ru: 'Фразы' } }),
  title: { en: 'Checked keywords', ru: 'Проверенные фразы' },
  description: {
    en: 'Keywords of your list that are in the database, with their metrics.',
    ru: 'Фразы вашего списка, которые есть в базе, с их показателями.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/tools/keywords_by_list/{uid}',
  source: toolKeywordsSource,
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'word|asc',
  columns: { word: wordColumn(), ...toolKeywordColumns },
  publicColumns: { serpf: resultDateColumn },
});
