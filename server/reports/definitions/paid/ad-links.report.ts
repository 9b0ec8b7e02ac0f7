import { pageTitles } from '../../../contract/pages/page-titles.js';
import { adExtensionColumns, adKeywordCountColumn, adCountColumn } from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { adExtensionsSource } from './ads.source.js';

/** Distinct sets of sitelinks in a domain's ads. */
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
  restPath: '/report/simple/context/ads/links',
  route: '/ads/links',
  tab: {
    group: 'ppc',
    order: 130,
    shortTitle: { en: 'Sitelinks', ru: 'Быстрые ссылки' },
    sharedTitle: pageTitles['ad-links'],
  },
  source: adExtensionsSource('links'),
  defaultSort: 'keyscnt|desc',
  columns: {
    links: { ...adExtensionColumns.links, visibility: 'always' },
    adscnt: adCountColumn,
    keyscnt: adKeywordCountColumn,
  },
});
