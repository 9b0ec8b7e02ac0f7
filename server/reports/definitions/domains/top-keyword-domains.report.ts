import { pageTitles } from '../../../contract/pages/page-titles.js';
import { defineReport } from '../../engine/report-definition.js';
import { rankColumn, rankedDomainColumns, rankedDomains } from './domain-ranking.js';

const { name, vis, it1, it3, it5, it10, it50, ...otherColumns } = rankedDomainColumns;

/** Domains by their number of keywords. */
export const topKeywordDomains = defineReport({
  id: 'top-keyword-domains',
  section: 'domains',
  subject: 'none',
  title: pageTitles['top-keyword-domains'],
  description: {
    en: 'Domains of the database by the number of keywords in the top 50.',
    ru: 'Домены базы по числу фраз в топ 50.',
  },
  rowNoun: { en: ['domain', 'domains'], ru: ['домен', 'домена', 'доменов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/simple/top_domain_keys',
  route: '/topkeys',
  menu: {
    menu: 'domains',
    order: 20,
  },
  source: rankedDomains,
  searchColumn: 'name',
  defaultSort: 'topkeys|asc',
  columns: {
    topkeys: rankColumn('keywords_rank', {
      en: 'Rank by keywords in the top 50, 1 is the first.',
      ru: 'Место по числу фраз в топ 50, 1 – первое.',
    }),
    name,
    it50,
    it10,
    it5,
    it3,
    it1,
    vis,
    ...otherColumns,
  },
});
