import { pageTopColumns, visibilityColumns } from '../../columns/domain-columns.js';
import { urlColumn } from '../../columns/page-columns.js';
import { groupPagesConditionSql, groupRowsConditionSql } from '../../subjects/group.subject.js';
import { defineReport } from '../../engine/report-definition.js';
import { groupPageColumns, groupPagesSql } from '../../group-pages-sql.js';
import { domainOfGroupColumn } from './group-keyword-columns.js';
import { groupView } from './group-view.js';

const storedPagesSql = `group_page WHERE ${groupPagesConditionSql}`;

/** Versions published before page counts were stored compute them on read. */
const computedPagesSql = groupPagesSql(
  groupRowsConditionSql('organic', `(SELECT count() FROM ${storedPagesSql}) > 0`),
);

/** Pages of a group's domains that rank for the group's keywords. */
export const groupPages = defineReport({
  id: 'group-pages',
  section: 'groups',
  subject: 'group',
  title: { en: 'Pages of the group', ru: 'Страницы группы' },
  description: {
    en: 'Pages of the group’s domains, with the keywords of the group that each ranks for.',
    ru: 'Страницы доменов группы с числом фраз группы у каждой.',
  },
  rowNoun: { en: ['page', 'pages'], ru: ['страница', 'страницы', 'страниц'] },
  row: { kind: 'page', key: ['domain', 'url'] },
  restPath: '/report/group/organic/sitepages/{rid}',
  ...groupView({
    page: 'sitepages',
    order: 40,
    group: 'seo',
    shortTitle: { en: 'Pages', ru: 'Страницы' },
  }),
  presentation: { emptyReason: 'groupPages' },
  source: {
    name: 'pages of a group report',
    from: `(SELECT domain_id, url_hash, ${groupPageColumns} FROM ${storedPagesSql} UNION ALL ${computedPagesSql})`,
    where: [],
    identity: ['url_hash'],
  },
  searchColumn: 'url',
  defaultSort: 'it50|desc',
  columns: {
    domain: domainOfGroupColumn,
    url: urlColumn({ visibility: 'always' }),
    ...pageTopColumns,
    ...visibilityColumns,
  },
});
