import { depths } from '../../../contract/depth.js';
import { pageTopColumns, visibilityColumn } from '../../columns/domain-columns.js';
import { urlColumn } from '../../columns/page-columns.js';
import { visitsSql } from '../../ctr-curve.js';
import { rowsOfGroup } from '../../engine/group/group-scope.js';
import { defineReport } from '../../engine/report-definition.js';
import { domainOfGroupColumn } from './group-keyword-columns.js';
import { groupPlace } from './group-place.js';

const topCounts = depths.map(({ last }) => `countIf(pos <= ${last}) AS it${last}`).join(', ');
const visits = `sum(${visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' })}) AS vis`;

/** Pages of a group's domains that rank for the keywords of the group. */
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
  rest: '/report/group/organic/sitepages/{rid}',
  ...groupPlace({
    page: 'sitepages',
    place: 40,
    group: 'seo',
    shortTitle: { en: 'Pages', ru: 'Страницы' },
  }),
  source: {
    name: 'pages of a group report',
    from:
      `(SELECT domain_id, url_hash, any(path) AS path, ${topCounts}, ${visits}` +
      ` FROM position_by_domain WHERE ${rowsOfGroup('organic')} GROUP BY domain_id, url_hash)`,
    where: [],
    identity: ['url_hash'],
  },
  searchColumn: 'url',
  defaultSort: 'it50|desc',
  columns: {
    domain: domainOfGroupColumn,
    url: urlColumn({ shown: 'always' }),
    ...pageTopColumns,
    vis: visibilityColumn,
  },
});
