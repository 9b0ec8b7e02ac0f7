import { adExtensionColumns, adKeywordCountColumn, adCountColumn } from '../../columns/ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { adExtensionsSource } from './ads.source.js';

/** Distinct sets of callouts in a domain's ads. */
export const adFacts = defineReport({
  id: 'ad-facts',
  section: 'paid',
  subject: 'domain',
  title: { en: 'Callouts', ru: 'Уточнения' },
  description: {
    en: 'Sets of callouts under the ads of the domain.',
    ru: 'Наборы уточнений под объявлениями домена.',
  },
  rowNoun: {
    en: ['set of callouts', 'sets of callouts'],
    ru: ['набор уточнений', 'набора уточнений', 'наборов уточнений'],
  },
  row: { kind: 'ad', key: ['facts'] },
  restPath: '/report/simple/context/ads/facts',
  route: '/ads/facts',
  tab: { group: 'ppc', under: 'ad-links', order: 140, shortTitle: { en: 'Callouts', ru: 'Уточнения' } },
  source: adExtensionsSource('facts'),
  defaultSort: 'keyscnt|desc',
  columns: {
    facts: { ...adExtensionColumns.facts, visibility: 'always' },
    adscnt: adCountColumn,
    keyscnt: adKeywordCountColumn,
  },
});
