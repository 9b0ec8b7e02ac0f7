import { pageTitles } from '../../../contract/pages/page-titles.js';
import { directAdColumns } from '../../columns/direct-ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { directAdsOfDomain } from './direct-ads.source.js';

const { domain, ...otherColumns } = directAdColumns;

/** Ads of a domain in a Yandex base. */
export const directAdsByDomain = defineReport({
  id: 'direct-ads-by-domain',
  section: 'paid',
  subject: 'domain',
  engine: 'yandex',
  title: pageTitles['direct-ads-by-domain'],
  description: {
    en: 'Ads of the domain in Yandex search results, with the dates of the first and last observation.',
    ru: 'Объявления домена в выдаче Яндекса и даты, когда каждое встретилось впервые и в последний раз.',
  },
  rowNoun: { en: ['ad', 'ads'], ru: ['объявление', 'объявления', 'объявлений'] },
  row: { kind: 'ad', key: ['uuid'] },
  restPath: '/report/simple/direct/domain',
  route: '/direct/domain',
  tab: { group: 'ppc', order: 160 },
  source: directAdsOfDomain,
  searchColumn: 'title',
  defaultSort: 'keys_count|desc',
  // All rows have the same domain; the column exists for API clients.
  columns: { ...otherColumns, domain: { ...domain, visibility: 'hidden' } },
});
