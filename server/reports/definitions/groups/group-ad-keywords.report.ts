import {
  keywordIdColumn,
  resultPageColumns,
  wordColumn,
  wordingColumns,
} from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, volumeColumns } from '../../columns/volume-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { placeColumns, weightColumn } from './group-keyword-columns.js';
import { groupKeywordsSource } from './group-keywords.source.js';
import { groupPlace } from './group-place.js';

/** Keywords for which the domains of a group show ads. */
export const groupAdKeywords = defineReport({
  id: 'group-ad-keywords',
  section: 'groups',
  subject: 'group',
  title: { en: 'Paid keywords of the group', ru: 'Фразы группы в рекламе' },
  description: {
    en: 'Keywords for which the group’s domains show ads, with the best ad position of each domain.',
    ru: 'Фразы, по которым домены группы показывают рекламу, с лучшей позицией каждого.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['id'] },
  rest: '/report/group/context/keywords/{rid}',
  ...groupPlace({ page: 'adkeywords', place: 50, group: 'ppc', shortTitle: { en: 'Keywords', ru: 'Фразы' } }),
  source: groupKeywordsSource('context'),
  searchColumn: 'word',
  defaultSort: { google: 'weight|desc,ws|desc', yandex: 'weight|desc,wsk|desc' },
  sortWithoutVolumes: 'weight|desc,word|asc',
  columns: {
    word: wordColumn(),
    weight: weightColumn,
    ...placeColumns,
    ...volumeColumns,
    ...costColumns,
    ...vendorColumns,
    adscnt: {
      ...resultPageColumns.adscnt,
      link: { page: 'direct-ads', by: { kid: 'id', key: 'word' }, engine: 'yandex' },
    },
    docs: resultPageColumns.docs,
    ...wordingColumns,
    id: keywordIdColumn(),
  },
});
