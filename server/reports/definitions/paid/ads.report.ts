import { pageTitles } from '../../../contract/pages/page-titles.js';
import {
  adAddressColumn,
  adExtensionColumns,
  adIdColumn,
  adKeywordCountColumn,
  adPageColumn,
  adTextColumns,
  textListColumn,
} from '../../columns/ad-columns.js';
import { unsupportedColumn } from '../../columns/column-kinds.js';
import { defineReport } from '../../engine/report-definition.js';
import { adsSource } from './ads.source.js';

/** Distinct ads of a domain. */
export const ads = defineReport({
  id: 'ads',
  section: 'paid',
  subject: 'domain',
  title: pageTitles.ads,
  description: {
    en: 'Ads of the domain, with the number of keywords that trigger each ad.',
    ru: 'Объявления домена с числом фраз, по которым показывается каждое.',
  },
  rowNoun: { en: ['ad', 'ads'], ru: ['объявление', 'объявления', 'объявлений'] },
  row: { kind: 'ad', key: ['id'] },
  restPath: '/report/simple/context/ads/',
  route: '/ads',
  tab: { group: 'ppc', order: 120 },
  source: adsSource,
  searchColumn: 'header',
  defaultSort: 'keyscnt|desc',
  columns: {
    header: {
      ...adTextColumns.header,
      link: { page: 'ad-keywords-by-ad', by: { domain: 'domain', ad: 'id' } },
    },
    txt: adTextColumns.txt,
    ...adExtensionColumns,
    keyscnt: adKeywordCountColumn,
    url: adPageColumn(),
    keys: textListColumn(
      'arraySlice(words, 1, 100)',
      {
        title: { en: 'First keywords', ru: 'Первые фразы' },
        description: {
          en: 'The first 100 of its keywords in alphabetical order.',
          ru: 'Первые сто его фраз по алфавиту.',
        },
      },
      { visibility: 'hidden', filterable: false },
    ),
    legal: unsupportedColumn('legal', 'string'),
    serp: unsupportedColumn('serp', 'string'),
    id: adIdColumn(),
  },
  publicColumns: { url: adAddressColumn },
});
