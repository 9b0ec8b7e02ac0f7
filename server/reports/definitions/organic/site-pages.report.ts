import { pageTitles } from '../../../contract/pages/page-titles.js';
import { firstPartyColumns } from '../../first-party/first-party-metrics.js';
import { pageTopColumns, visibilityColumns } from '../../columns/domain-columns.js';
import { firstPartyJoinColumns } from '../../columns/first-party-join-columns.js';
import {
  pageHashColumn,
  pageAgeColumns,
  subjectDomainColumn,
  urlColumn,
} from '../../columns/page-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { pageTitleAttributes, pageTitleColumn } from '../../columns/page-title-column.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';

/** Pages of a domain with their keyword counts. */
export const sitePages = defineReport({
  id: 'site-pages',
  section: 'organic',
  subject: 'domain',
  title: pageTitles['site-pages'],
  description: {
    en: 'Pages of the domain in the top 50 with the number of keywords of each.',
    ru: 'Страницы домена из топ 50 с числом фраз каждой.',
  },
  rowNoun: { en: ['page', 'pages'], ru: ['страница', 'страницы', 'страниц'] },
  row: { kind: 'page', key: ['url'] },
  ...firstPartyColumns({ key: 'url_hash', dimensions: ['page'] }),
  restPath: '/report/simple/organic/sitepages',
  route: '/sitepages',
  tab: { group: 'seo', order: 60 },
  source: {
    name: 'pages of a domain',
    from: 'page',
    where: [...generationConditions, `domain_id = ${subjectDomainIdSql}`],
    identity: ['url_hash'],
    attributes: pageTitleAttributes,
    rowCount: 'pages',
  },
  searchColumn: 'url',
  defaultSort: 'it50|desc',
  columns: {
    url: urlColumn({ visibility: 'always' }),
    ...pageTitleColumn,
    ...pageTopColumns,
    ...visibilityColumns,
    ...firstPartyJoinColumns,
    ...pageAgeColumns,
    domain: subjectDomainColumn,
  },
  publicColumns: { hash: pageHashColumn },
});
