import { pageTitles } from '../../../contract/pages/page-titles.js';
import { withAttribute, withGrouping } from '../../columns/column-kinds.js';
import { pageTopColumns, visibilityColumns } from '../../columns/domain-columns.js';
import {
  domainIdColumn,
  keywordIdColumn,
  serpColumns,
  wordColumn,
  wordingColumns,
} from '../../columns/keyword-columns.js';
import { urlColumn } from '../../columns/page-columns.js';
import { positionColumn } from '../../columns/position-columns.js';
import { vendorAttributes, vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';
import { publicKeywordColumns } from '../../columns/public-keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import type { KeyRestriction } from '../../engine/report-source.js';

const domainConditions = [...generationConditions, `domain_id = ${subjectDomainIdSql}`];

/** SQL of the totals of the domain's pages. */
function pageTotalsSql(keys: KeyRestriction | undefined): string {
  const conditions =
    keys === undefined ? domainConditions : [...domainConditions, `url_hash ${keys.inClauseSql}`];
  return `SELECT url_hash AS page_hash, it1, it3, it5, it10, it50, vis FROM page WHERE ${conditions.join(' AND ')}`;
}

/** Every ranking page of a domain with each of its keywords and the page totals. */
export const pagesWithKeywords = defineReport({
  id: 'pages-with-keywords',
  section: 'organic',
  subject: 'domain',
  title: pageTitles['pages-with-keywords'],
  description: {
    en: 'Each page of the domain in the top 50 with each of its keywords and the totals of the page.',
    ru: 'Каждая страница домена из топ 50 с каждой её фразой и с итогами страницы.',
  },
  // A keyword has one row per page, so there are more rows than keywords.
  rowNoun: { en: ['row', 'rows'], ru: ['строка', 'строки', 'строк'] },
  row: { kind: 'keyword', key: ['kid', 'url'] },
  restPath: '/report/simple/organic/sitepages/withkeys',
  route: '/sitepageswithkeys',
  tab: {
    group: 'seo',
    under: 'site-pages',
    order: 70,
  },
  source: {
    name: 'ranked pages of a domain',
    from: 'position_by_domain',
    where: domainConditions,
    identity: ['keyword_id', 'url_hash'],
    position: 'pos',
    attributes: {
      row: { select: pageTotalsSql, key: 'page_hash', rowKey: 'url_hash', carried: {} },
      ...vendorAttributes(),
    },
  },
  searchColumn: 'word',
  defaultSort: { google: 'it50|desc,url|asc,ws|desc', yandex: 'it50|desc,url|asc,wsk|desc' },
  columns: {
    ...withGrouping('url', { url: urlColumn({ visibility: 'always' }) }),
    word: wordColumn(),
    pos: positionColumn(),
    ...volumeColumns,
    ...withGrouping('url', withAttribute({ ...pageTopColumns, ...visibilityColumns })),
    ...costColumns,
    ...vendorColumns,
    adscnt: serpColumns.adscnt,
    docs: serpColumns.docs,
    ...wordingColumns,
    wizardscount: serpColumns.wizardscount,
    wizards: serpColumns.wizards,
    superwsk: superVolumeColumn,
    kid: keywordIdColumn(),
    did: domainIdColumn(),
  },
  publicColumns: publicKeywordColumns,
});
