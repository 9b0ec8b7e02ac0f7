import { pageTitles } from '../../../contract/pages/page-titles.js';
import { directAdColumns } from '../../columns/direct-ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { directAdsOfKeyword } from './direct-ads.source.js';

/** Ads that a keyword triggers in a Yandex base. */
export const directAds = defineReport({
  id: 'direct-ads',
  section: 'paid',
  subject: 'keyword',
  engine: 'yandex',
  title: { en: 'Direct ads by keyword', ru: 'Объявления Директа по фразе' },
  description: {
    en: 'Ads in Yandex search results for the keyword, with the total number of keywords that trigger each ad.',
    ru: 'Объявления в выдаче Яндекса по фразе с числом всех фраз, по которым показывается каждое.',
  },
  rowNoun: { en: ['ad', 'ads'], ru: ['объявление', 'объявления', 'объявлений'] },
  row: { kind: 'ad', key: ['uuid'] },
  restPath: '/report/simple/direct/ads',
  route: '/direct/ads',
  tab: { order: 30, shortTitle: pageTitles['direct-ads-by-domain'] },
  source: directAdsOfKeyword,
  searchColumn: 'title',
  defaultSort: 'keys_count|desc',
  columns: directAdColumns,
});
