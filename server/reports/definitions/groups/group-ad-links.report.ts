import { adExtensionColumns, adKeywordCountColumn, adCountColumn } from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupAdExtensionsSource } from './group-ads.source.js';
import { groupView } from './group-view.js';

/** Distinct sets of sitelinks in the group's ads. */
export const groupAdLinks = defineReport({
  id: 'group-ad-links',
  section: 'groups',
  subject: 'group',
  title: { en: 'Sitelinks of the group', ru: 'Быстрые ссылки группы' },
  description: {
    en: 'Distinct sets of sitelinks of the ads of the group.',
    ru: 'Разные наборы быстрых ссылок под объявлениями группы.',
  },
  rowNoun: {
    en: ['set of sitelinks', 'sets of sitelinks'],
    ru: ['набор быстрых ссылок', 'набора быстрых ссылок', 'наборов быстрых ссылок'],
  },
  row: { kind: 'ad', key: ['links'] },
  restPath: '/report/group/context/ads/links/{rid}',
  ...groupView({
    page: 'adlinks',
    order: 80,
    group: 'ppc',
    under: 'group-ads',
    shortTitle: { en: 'Unique links', ru: 'Уникальные ссылки' },
  }),
  presentation: { emptyReason: 'groupAdSets' },
  source: groupAdExtensionsSource('links'),
  defaultSort: 'keyscnt|desc',
  columns: {
    links: { ...adExtensionColumns.links, visibility: 'always', stringifyInApi: true },
    adscnt: adCountColumn,
    keyscnt: adKeywordCountColumn,
  },
});
