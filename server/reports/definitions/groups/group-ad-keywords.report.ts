import { pageTitles } from '../../../contract/pages/page-titles.js';
import { keywordIdColumn } from '../../columns/keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupKeywordColumns } from './group-keyword-columns.js';
import { groupKeywordsSource } from './group-keywords.source.js';
import { groupView } from './group-view.js';

/** Keywords that the group's domains advertise on. */
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
  restPath: '/report/group/context/keywords/{rid}',
  ...groupView({ page: 'adkeywords', order: 50, group: 'ppc', shortTitle: pageTitles['ad-keywords'] }),
  presentation: { keywordSource: 'adkeywords', emptyReason: 'groupAdKeywords' },
  source: groupKeywordsSource('context'),
  searchColumn: 'word',
  defaultSort: { google: 'weight|desc,ws|desc', yandex: 'weight|desc,wsk|desc' },
  sortWithoutVolumes: 'weight|desc,word|asc',
  columns: {
    ...groupKeywordColumns,
    wsk: { ...groupKeywordColumns.wsk, stringifyInApi: true },
    id: keywordIdColumn(),
  },
});
