import { countColumn } from '../../columns/column-kinds.js';
import {
  advertisingColumns,
  domainNameColumn,
  pagesColumn,
  domainTopColumns,
  visibilityColumn,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { inGeneration } from '../../engine/generation-scope.js';

/** Domains by their estimated visits. */
export const visibleDomains = defineReport({
  id: 'visible-domains',
  section: 'domains',
  subject: 'none',
  title: { en: 'Most visible domains', ru: 'Самые видимые домены' },
  description: {
    en: 'Domains of the database by their estimated visits from organic search.',
    ru: 'Домены базы по оценке посещений из поиска.',
  },
  rowNoun: { en: ['domain', 'domains'], ru: ['домен', 'домена', 'доменов'] },
  row: { kind: 'domain', key: ['id'] },
  rest: '/report/simple/top_domain_visibility',
  route: '/visible',
  source: {
    name: 'domains of the base',
    from: 'domain',
    where: [...inGeneration, 'it50 > 0'],
    identity: ['domain_id'],
  },
  searchColumn: 'name',
  defaultSort: 'topvis|asc',
  columns: {
    topvis: countColumn(
      'vis_rank',
      {
        title: { en: 'Rank', ru: 'Место' },
        description: {
          en: 'Place by estimated visits, 1 is the first.',
          ru: 'Место по оценке посещений, 1 — первое.',
        },
      },
      { shown: 'always' },
    ),
    name: domainNameColumn(),
    vis: visibilityColumn,
    ...domainTopColumns,
    pagesinindex: pagesColumn,
    ...advertisingColumns,
    id: domainIdColumn(),
  },
});
