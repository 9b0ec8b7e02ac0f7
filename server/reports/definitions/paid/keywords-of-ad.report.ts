import { pageTitles } from '../../../contract/pages/page-titles.js';
import { keywordsOfAdColumns } from '../../columns/keywords-of-ad-columns.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';
import { defineReport } from '../../engine/report-definition.js';

/** Keywords that trigger one ad. */
export const keywordsOfAd = defineReport({
  id: 'ad-keywords-by-ad',
  section: 'paid',
  subject: 'domain',
  title: pageTitles['ad-keywords-by-ad'],
  description: {
    en: 'Keywords that trigger this ad.',
    ru: 'Фразы, по которым показывается это объявление.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/report/simple/context/keywords/byads',
  route: '/adkeysbyads',
  presentation: { subjectList: 'ads' },
  source: {
    name: 'keywords of an ad',
    from: 'ad_by_domain',
    where: [
      ...generationConditions,
      `domain_id = ${subjectDomainIdSql}`,
      'ad_id = toUInt64OrZero({arg_ads_id:String})',
    ],
    identity: ['keyword_id'],
    attributes: vendorAttributes(),
  },
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'pos|asc,word|asc',
  columns: {
    ...keywordsOfAdColumns,
  },
  arguments: {
    ads_id: {
      type: 'string',
      required: true,
      alias: 'ad',
      description: { en: 'Id of the ad.', ru: 'ID объявления.' },
    },
  },
});
