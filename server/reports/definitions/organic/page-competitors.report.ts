import { pageTitles } from '../../../contract/pages/page-titles.js';
import { withAttribute, countColumn, textColumn } from '../../columns/column-kinds.js';
import { similarityColumn, keywordCoverageColumn } from '../../columns/competitor-columns.js';
import { pageTopColumns, visibilityColumns } from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { urlColumn } from '../../columns/page-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { pageCompetitorsSource } from './page-competitors.source.js';

/** Pages that share keywords with a page, optionally including its own domain. */
export const pageCompetitors = defineReport({
  id: 'page-competitors',
  section: 'organic',
  subject: 'page',
  right: 'competitorLists',
  title: pageTitles['page-competitors'],
  description: {
    en: 'Pages of other domains that rank in the top 50 for the same keywords as this page; optionally also pages of the same domain.',
    ru: 'Страницы других доменов в топ 50 по тем же фразам, что и эта; свои страницы – если включить.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'page', key: ['did', 'url'] },
  restPath: '/report/simple/organic/concurent_pages',
  route: '/concurentpages',
  tab: { group: 'seo', order: 40 },
  presentation: { emptyReason: 'fewKeywordsOfPage' },
  source: pageCompetitorsSource,
  needs: ['pageKeywords'],
  includesOtherDomains: () => true,
  searchColumn: 'url',
  defaultSort: 'cnt|desc',
  columns: {
    ...withAttribute({
      domain: textColumn(
        'name',
        {
          title: { en: 'Domain', ru: 'Домен' },
          description: { en: 'Domain of the page.', ru: 'Домен страницы.' },
        },
        {
          format: 'domain',
          lowerCase: true,
          visibility: 'always',
          link: { page: 'domain-summary', by: { domain: 'domain' } },
        },
      ),
      url: urlColumn({ visibility: 'always' }),
    }),
    perc: similarityColumn('it50'),
    theme: keywordCoverageColumn('page_it50'),
    cnt: countColumn(
      'cnt',
      {
        title: { en: 'Shared in top 50', ru: 'Общих в топ 50' },
        description: {
          en: 'Keywords for which both pages rank in the top 50.',
          ru: 'Число фраз, по которым обе страницы в топ 50.',
        },
      },
      {
        visibility: 'always',
        unit: 'keywords',
        link: { page: 'page-competitors', by: { domain: 'domain', page_url: 'url' } },
      },
    ),
    ...withAttribute({ ...pageTopColumns, ...visibilityColumns, did: domainIdColumn() }),
  },
  arguments: {
    own: {
      type: 'integer',
      required: false,
      default: 0,
      oneOf: {
        title: { en: 'Pages of this domain', ru: 'Страницы этого домена' },
        values: [
          { value: 0, title: { en: 'Without own pages', ru: 'Без своих страниц' } },
          { value: 1, title: { en: 'With own pages', ru: 'Со своими страницами' } },
        ],
      },
      description: {
        en: '1 to include other pages of the same domain.',
        ru: '1 – показывать и другие страницы того же домена.',
      },
    },
  },
});
