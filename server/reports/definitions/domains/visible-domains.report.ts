import { pageTitles } from '../../../contract/pages/page-titles.js';
import { defineReport } from '../../engine/report-definition.js';
import { rankColumn, rankedDomainColumns, rankedDomains } from './domain-ranking.js';

/** Domains by their estimated visits. */
export const visibleDomains = defineReport({
  id: 'visible-domains',
  section: 'domains',
  subject: 'none',
  title: pageTitles['visible-domains'],
  description: {
    en: 'Domains of the database by their estimated visits from organic search.',
    ru: 'Домены базы по оценке визитов из поиска.',
  },
  rowNoun: { en: ['domain', 'domains'], ru: ['домен', 'домена', 'доменов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/simple/top_domain_visibility',
  route: '/visible',
  menu: {
    menu: 'domains',
    order: 10,
  },
  source: rankedDomains,
  searchColumn: 'name',
  defaultSort: 'topvis|asc',
  columns: {
    topvis: rankColumn('vis_rank', {
      en: 'Rank by estimated visits, 1 is the first.',
      ru: 'Место по оценке визитов, 1 – первое.',
    }),
    ...rankedDomainColumns,
  },
});
