import { pageTitles } from '../../../contract/pages/page-titles.js';
import {
  adAddressColumn,
  adIdColumn,
  adPageColumn,
  adPositionColumns,
  adTextColumns,
} from '../../columns/ad-columns.js';
import { keywordIdColumn, serpColumns, wordColumn, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorAttributes, vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, volumeColumns } from '../../columns/volume-columns.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';
import { publicKeywordColumns } from '../../columns/public-keyword-columns.js';
import { checkedOnColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';

/** Keywords that a domain advertises on, with every ad. */
export const adKeywords = defineReport({
  id: 'ad-keywords',
  section: 'paid',
  subject: 'domain',
  title: pageTitles['ad-keywords'],
  description: {
    en: 'Keywords for which the domain shows ads, with the ad and its position.',
    ru: 'Фразы, по которым домен показывает рекламу, с объявлением и его позицией.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['id', 'aid'] },
  restPath: '/report/simple/context/keywords',
  route: '/adkeywords',
  tab: { group: 'ppc', order: 110 },
  presentation: { keywordSource: 'adkeywords' },
  source: {
    name: 'ads of a domain by keyword',
    from: 'ad_by_domain',
    where: [...generationConditions, `domain_id = ${subjectDomainIdSql}`],
    identity: ['keyword_id', 'ad_id'],
    attributes: vendorAttributes(),
  },
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'pos|asc,word|asc',
  columns: {
    word: wordColumn(),
    ...adPositionColumns,
    ...volumeColumns,
    ...costColumns,
    ...vendorColumns,
    header: {
      ...adTextColumns.header,
      visibility: 'default',
      link: { page: 'ad-keywords-by-ad', by: { domain: 'domain', ad: 'aid' } },
    },
    txt: adTextColumns.txt,
    adscnt: {
      ...serpColumns.adscnt,
      link: { page: 'direct-ads', by: { kid: 'id', key: 'word' }, engine: 'yandex' },
    },
    docs: serpColumns.docs,
    ...wordingColumns,
    url: adPageColumn(),
    serpf: serpColumns.serpf,
    id: keywordIdColumn(),
    aid: adIdColumn(),
  },
  publicColumns: { ...publicKeywordColumns, url: adAddressColumn, serpf: checkedOnColumn },
});
