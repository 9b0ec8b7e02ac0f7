import { adExtraColumns, adKeywordCountColumn, carryingAdsColumn } from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { adTextsSource } from './ads.source.js';

/** Different sets of links under the ads of a domain. */
export const adLinks = defineReport({
  id: 'ad-links',
  section: 'paid',
  subject: 'domain',
  title: { en: 'Ad links', ru: 'Ссылки объявлений' },
  description: {
    en: 'Different sets of links under the ads of the domain.',
    ru: 'Разные наборы ссылок под объявлениями домена.',
  },
  rowNoun: { en: ['set of links', 'sets of links'], ru: ['набор ссылок', 'набора ссылок', 'наборов ссылок'] },
  row: { kind: 'ad', key: ['links'] },
  rest: '/report/simple/context/ads/links',
  route: '/ads/links',
  tab: { group: 'ppc', place: 130, shortTitle: { en: 'Links', ru: 'Ссылки' } },
  source: adTextsSource('links'),
  defaultSort: 'keyscnt|desc',
  columns: {
    links: { ...adExtraColumns.links, shown: 'always' },
    adscnt: carryingAdsColumn,
    keyscnt: adKeywordCountColumn,
  },
});
