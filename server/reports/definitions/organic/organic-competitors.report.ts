import { pageTitles } from '../../../contract/pages/page-titles.js';
import { withAttribute, countColumn } from '../../columns/column-kinds.js';
import { similarityColumn, keywordCoverageColumn } from '../../columns/competitor-columns.js';
import {
  advertisingColumns,
  domainNameColumn,
  pagesColumn,
  domainTopColumns,
  visibilityColumns,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { identifierColumns } from '../../columns/owner-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { competitorsSource } from './organic-competitors.source.js';

/** Domains that share keywords with a domain. */
export const organicCompetitors = defineReport({
  id: 'organic-competitors',
  section: 'organic',
  subject: 'domain',
  right: 'competitorLists',
  title: pageTitles['organic-competitors'],
  description: {
    en: 'Domains that rank in the top 10 (or 50) for the same keywords.',
    ru: 'Домены в топ 10 (или топ 50) по тем же фразам.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/simple/organic/concurents',
  route: '/concurents',
  tab: { group: 'seo', order: 100 },
  presentation: { emptyReason: 'fewKeywords' },
  source: competitorsSource,
  needs: ['domainTotals', 'baseKeywords'],
  includesOtherDomains: () => true,
  searchColumn: 'name',
  defaultSort: 'cnt|desc',
  columns: {
    ...withAttribute({ name: domainNameColumn() }),
    perc: similarityColumn('it50'),
    theme: keywordCoverageColumn('domain_it50'),
    cnt: countColumn(
      'cnt',
      {
        title: { en: 'Shared keywords', ru: 'Общих фраз' },
        description: {
          en: 'Keywords for which both domains rank in the chosen depth.',
          ru: 'Число фраз, по которым оба домена есть на выбранной глубине.',
        },
      },
      { visibility: 'always', unit: 'keywords' },
    ),
    ...withAttribute({
      ...domainTopColumns,
      pagesinindex: pagesColumn,
      ...visibilityColumns,
      ...advertisingColumns,
      ...identifierColumns,
    }),
    id: domainIdColumn('key_id'),
  },
  arguments: {
    top: {
      type: 'integer',
      required: false,
      default: 10,
      oneOf: {
        title: { en: 'Depth', ru: 'Глубина' },
        values: [
          { value: 10, title: { en: 'Top 10', ru: 'Топ 10' } },
          { value: 50, title: { en: 'Top 50', ru: 'Топ 50' } },
        ],
      },
      description: {
        en: 'Depth within which both domains must rank.',
        ru: 'Глубина, на которой должны быть оба домена.',
      },
    },
  },
});
