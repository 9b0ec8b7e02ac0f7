import { asAttributes, countColumn, textColumn } from '../../columns/column-kinds.js';
import { similarityColumn, keywordCoverageColumn } from '../../columns/competitor-columns.js';
import { pageTopColumns, visibilityColumn } from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { urlColumn } from '../../columns/page-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { pageCompetitorsSource } from './page-competitors.source.js';

/** Pages that share keywords with a page, those of its own domain among them. */
export const pageCompetitors = defineReport({
  id: 'page-competitors',
  section: 'organic',
  subject: 'page',
  right: 'competitorLists',
  title: { en: 'Page’s competitors', ru: 'Конкуренты страницы' },
  description: {
    en: 'Pages that rank in the top 50 for the same keywords as this page, including those of its own domain.',
    ru: 'Страницы в топ 50 по тем же фразам, что и эта, включая страницы её домена.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'page', key: ['did', 'url'] },
  rest: '/report/simple/organic/concurent_pages',
  route: '/concurentpages',
  tab: { group: 'seo', place: 40, shortTitle: { en: 'Page’s competitors', ru: 'Конкуренты страницы' } },
  source: pageCompetitorsSource,
  needs: ['pageKeywords'],
  searchColumn: 'url',
  defaultSort: 'cnt|desc',
  columns: {
    ...asAttributes({
      domain: textColumn(
        'name',
        {
          title: { en: 'Domain', ru: 'Домен' },
          description: { en: 'Domain of the page.', ru: 'Домен страницы.' },
        },
        {
          format: 'domain',
          lowerCase: true,
          shown: 'always',
          link: { page: 'domain-summary', by: { domain: 'domain' } },
        },
      ),
      url: urlColumn({ shown: 'always' }),
    }),
    perc: similarityColumn('it50'),
    theme: keywordCoverageColumn('page_it50'),
    cnt: countColumn(
      'cnt',
      {
        title: { en: 'Shared keywords', ru: 'Общих фраз' },
        description: {
          en: 'Keywords for which both pages rank in the top 50.',
          ru: 'Число фраз, по которым обе страницы в топ 50.',
        },
      },
      {
        shown: 'always',
        unit: 'keywords',
        link: { page: 'page-competitors', by: { domain: 'domain', page_url: 'url' } },
      },
    ),
    ...asAttributes({ ...pageTopColumns, vis: visibilityColumn, did: domainIdColumn() }),
  },
});
