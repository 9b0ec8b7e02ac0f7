import { pageTitles } from '../../../contract/pages/page-titles.js';
import { pageTopColumns, visibilityColumns } from '../../columns/domain-columns.js';
import { pageHashColumn, subjectDomainColumn, urlColumn } from '../../columns/page-columns.js';
import { pageTitleAttributes, pageTitleColumn } from '../../columns/page-title-column.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';
import type { Column } from '../../engine/report-column.js';
import { defineReport } from '../../engine/report-definition.js';

/** Column of a lost page, without a link because the target no longer exists. */
function lostPageColumn(column: Column): Column {
  return {
    ...column,
    link: undefined,
    description: {
      en: `${column.description.en} Before the page was lost.`,
      ru: `${column.description.ru} До потери страницы.`,
    },
  };
}

/** Pages of a domain that no longer rank for any keyword. */
export const lostPages = defineReport({
  id: 'lost-pages',
  section: 'organic',
  subject: 'domain',
  title: pageTitles['lost-pages'],
  description: {
    en: 'Pages that ranked in the top 50 of the previous results, but rank for no keyword in the latest ones, with their previous metrics.',
    ru: 'Страницы, которые были в топ 50 прежней выдачи, а в последней их нет ни по одной фразе, и что у них было.',
  },
  rowNoun: { en: ['page', 'pages'], ru: ['страница', 'страницы', 'страниц'] },
  row: { kind: 'page', key: ['url'] },
  restPath: '/report/simple/organic/lost_pages',
  route: '/lostpages',
  tab: {
    group: 'seo',
    under: 'site-pages',
    order: 80,
  },
  presentation: { emptyReason: 'noLostPages' },
  source: {
    name: 'lost pages of a domain',
    from: 'lost_page',
    where: [...generationConditions, `domain_id = ${subjectDomainIdSql}`],
    identity: ['url_hash'],
    attributes: pageTitleAttributes,
  },
  searchColumn: 'url',
  defaultSort: 'it50|desc',
  columns: {
    url: urlColumn({ visibility: 'always', link: undefined }),
    ...pageTitleColumn,
    it1: lostPageColumn(pageTopColumns.it1),
    it3: lostPageColumn(pageTopColumns.it3),
    it5: lostPageColumn(pageTopColumns.it5),
    it10: lostPageColumn(pageTopColumns.it10),
    it50: lostPageColumn(pageTopColumns.it50),
    ...visibilityColumns,
    vis: lostPageColumn(visibilityColumns.vis),
    drop_date: {
      type: 'date',
      format: 'date',
      sql: 'drop_date',
      title: { en: 'Lost', ru: 'Потеряна' },
      description: {
        en: 'Date of the first search results without the page.',
        ru: 'Дата выдачи, в которой страницы не стало ни по одной фразе.',
      },
      filterable: true,
      sortable: true,
      visibility: 'default',
    },
    domain: subjectDomainColumn,
  },
  publicColumns: { hash: pageHashColumn },
});
