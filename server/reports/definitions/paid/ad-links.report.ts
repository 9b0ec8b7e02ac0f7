import { adExtraColumns, adKeywordCountColumn, carryingAdsColumn } from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { adTextsSource } from './ads.source.js';

/** Different sets of links under the ads of a domain. */
export const adLinks = defineReport({
  id: 'ad-links',
  section: 'paid',
  subject: 'domain',
  title: { en: 'Sitelinks', ru: 'Быстрые ссылки' },
  description: {
    en: 'Sets of sitelinks under the ads of the domain.',
    ru: 'Наборы быстрых ссылок под объявлениями домена.',
  },
  rowNoun: {
    en: ['set of sitelinks', 'sets of sitelinks'],
    ru: ['набор быстрых ссылок', 'набора быстрых ссылок', 'наборов быстрых ссылок'],
  },
  row: { kind: 'ad', key: ['links'] },
  rest: '/report/simple/context/ads/links',
  route: '/ads/links',
  tab: {
    group: 'ppc',
    place: 130,
    shortTitle: { en: 'Sitelinks', ru: 'Быстрые ссылки' },
    sharedTitle: { en: 'Extensions', ru: 'Расширения' },
  },
  source: adTextsSource('links'),
  defaultSort: 'keyscnt|desc',
  columns: {
    links: { ...adExtraColumns.links, shown: 'always' },
    adscnt: carryingAdsColumn,
    keyscnt: adKeywordCountColumn,
  },
});
