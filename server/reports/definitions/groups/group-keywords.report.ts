import { keywordIdColumn, serpColumns } from '../../columns/keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupKeywordColumns } from './group-keyword-columns.js';
import { groupKeywordsSource } from './group-keywords.source.js';
import { groupView } from './group-view.js';

/** Keywords for which the domains of a group rank. */
export const groupKeywords = defineReport({
  id: 'group-keywords',
  section: 'groups',
  subject: 'group',
  title: { en: 'Group keywords', ru: 'Фразы группы' },
  description: {
    en: 'Keywords of the group’s domains in search results, with the position of each domain.',
    ru: 'Фразы доменов группы в поиске с позицией каждого домена.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['id'] },
  restPath: '/report/group/organic/keywords/{rid}',
  ...groupView({ order: 20, group: 'seo', shortTitle: { en: 'Keywords', ru: 'Фразы' } }),
  presentation: { keywordSource: 'keywords', emptyReason: 'groupKeywords' },
  source: groupKeywordsSource('organic'),
  searchColumn: 'word',
  defaultSort: { google: 'weight|desc,ws|desc', yandex: 'weight|desc,wsk|desc' },
  sortWithoutVolumes: 'weight|desc,word|asc',
  columns: {
    ...groupKeywordColumns,
    weight: { ...groupKeywordColumns.weight, stringifyInApi: true },
    wizardscount: serpColumns.wizardscount,
    wizards: { ...serpColumns.wizards, visibility: 'optional' },
    serpf: serpColumns.serpf,
    id: keywordIdColumn(),
  },
});
