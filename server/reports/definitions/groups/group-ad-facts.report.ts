import { adExtensionColumns, adKeywordCountColumn, adCountColumn } from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupAdExtensionsSource } from './group-ads.source.js';
import { groupView } from './group-view.js';

/** Distinct sets of callouts in the group's ads. */
export const groupAdFacts = defineReport({
  id: 'group-ad-facts',
  section: 'groups',
  subject: 'group',
  title: { en: 'Callouts of the group', ru: 'Уточнения группы' },
  description: {
    en: 'Distinct sets of callouts of the ads of the group.',
    ru: 'Разные наборы уточнений под объявлениями группы.',
  },
  rowNoun: {
    en: ['set of callouts', 'sets of callouts'],
    ru: ['набор уточнений', 'набора уточнений', 'наборов уточнений'],
  },
  row: { kind: 'ad', key: ['facts'] },
  restPath: '/report/group/context/ads/facts/{rid}',
  ...groupView({
    page: 'adfacts',
    order: 90,
    group: 'ppc',
    under: 'group-ads',
    shortTitle: { en: 'Unique callouts', ru: 'Уникальные уточнения' },
  }),
  presentation: { emptyReason: 'groupAdSets' },
  source: groupAdExtensionsSource('facts'),
  defaultSort: 'keyscnt|desc',
  columns: {
    facts: { ...adExtensionColumns.facts, visibility: 'always', stringifyInApi: true },
    adscnt: adCountColumn,
    keyscnt: adKeywordCountColumn,
  },
});
