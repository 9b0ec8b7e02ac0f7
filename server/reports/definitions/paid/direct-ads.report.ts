import { directAdColumns } from '../../columns/direct-ad-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { directAdsOfKeyword } from './direct-ads.source.js';

/** Ads that a Yandex base shows for a keyword. */
export const directAds = defineReport({
  id: 'direct-ads',
  section: 'paid',
  subject: 'keyword',
  engine: 'yandex',
  title: { en: 'Direct ads', ru: 'Объявления Директа' },
  description: {
    en: 'Ads in the results of Yandex for the keyword, with the keywords each is shown for in all.',
    ru: 'Объявления в выдаче Яндекса по фразе; у каждого – сколько всего фраз, по которым оно показывается.',
  },
  rowNoun: { en: ['ad', 'ads'], ru: ['объявление', 'объявления', 'объявлений'] },
  row: { kind: 'ad', key: ['uuid'] },
  rest: '/report/simple/direct/ads',
  route: '/direct/ads',
  tab: { place: 30, shortTitle: { en: 'Direct ads', ru: 'Директ' } },
  source: directAdsOfKeyword,
  searchColumn: 'title',
  defaultSort: 'keys_count|desc',
  columns: directAdColumns,
});
