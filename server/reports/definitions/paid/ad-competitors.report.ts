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
import { generationScope, subjectDomainIdSql, tableAttributes } from '../../engine/source-sql.js';
import { defineReport } from '../../engine/report-definition.js';

const domainConditionSql = `${generationScope} AND domain_id = ${subjectDomainIdSql}`;

/** Domains that advertise on the same keywords. */
export const adCompetitors = defineReport({
  id: 'ad-competitors',
  section: 'paid',
  subject: 'domain',
  right: 'competitorLists',
  title: pageTitles['ad-competitors'],
  description: {
    en: 'Domains that show ads for the same keywords.',
    ru: 'Домены, показывающие рекламу по тем же фразам.',
  },
  rowNoun: { en: ['competitor', 'competitors'], ru: ['конкурент', 'конкурента', 'конкурентов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/simple/context/concurents',
  route: '/adconcurents',
  tab: { group: 'ppc', order: 150 },
  source: {
    name: 'domains with ads for the same keywords',
    from:
      '(SELECT domain_id AS key_id, uniqExact(keyword_id) AS cnt FROM ad_by_domain' +
      ` WHERE ${generationScope} AND domain_id != ${subjectDomainIdSql}` +
      ` AND keyword_id GLOBAL IN (SELECT keyword_id FROM ad_by_domain WHERE ${domainConditionSql}) GROUP BY domain_id)`,
    where: [],
    identity: ['key_id'],
    attributes: { row: tableAttributes('domain', 'domain_id', { carried: { cnt: 'UInt64' } }) },
  },
  needs: ['domainTotals'],
  searchColumn: 'name',
  defaultSort: 'cnt|desc',
  columns: {
    ...withAttribute({ name: domainNameColumn() }),
    perc: similarityColumn('adkeyscnt'),
    theme: keywordCoverageColumn('domain_adkeyscnt'),
    cnt: countColumn(
      'cnt',
      {
        title: { en: 'Shared keywords', ru: 'Общих фраз' },
        description: {
          en: 'Keywords for which both domains show ads.',
          ru: 'Число фраз, по которым оба домена показывают рекламу.',
        },
      },
      { visibility: 'always', unit: 'keywords' },
    ),
    ...withAttribute({
      ...advertisingColumns,
      ...identifierColumns,
      ...domainTopColumns,
      pagesinindex: pagesColumn,
      ...visibilityColumns,
    }),
    id: domainIdColumn('key_id'),
  },
});
