import { pageTitles } from '../../contract/pages/page-titles.js';
import type { Localised } from '../../contract/language/localised.js';

/** An example on the sample data, as a REST call and as a GraphQL query. */
export interface DocsExample {
  title: Localised;
  about: Localised;
  /** Path and query; `{rid}` is replaced with a group report of the reader. */
  call: string;
  query: string;
  variables?: Readonly<Record<string, string>>;
  /** Access that the example requires; undefined if guests may run it. */
  needs?: 'account' | 'group';
}

const domain = 'northtrail.example';
const domainQuery = `base=gny&domain=${domain}`;

/** Examples of the introduction page. */
export const firstExamples: readonly DocsExample[] = [
  {
    title: { en: 'Default database', ru: 'База по умолчанию' },
    about: {
      en: 'Database used by calls without the parameter base, and the date of its positions.',
      ru: 'База для вызовов без параметра base и дата её позиций.',
    },
    call: '/regions/db',
    query: 'query {\n  databases {\n    code\n    engine\n    positionsDate\n  }\n}',
  },
  {
    title: pageTitles['visible-domains'],
    about: {
      en: 'The domains of a database with the most estimated visits.',
      ru: 'Домены базы с наибольшей оценкой визитов.',
    },
    call: '/report/simple/top_domain_visibility?base=gny&per_page=3',
    query:
      'query {\n  visibleDomains(base: "gny", perPage: 3) {\n    total\n    data {\n      name\n      vis\n      it10\n      it50\n    }\n  }\n}',
  },
];

/** Examples of domain and keyword reports. */
export const simpleExamples: readonly DocsExample[] = [
  {
    title: { en: 'Totals of a domain', ru: 'Итоги домена' },
    about: {
      en: 'Keywords by position, visits, pages and ads of a domain, with their history.',
      ru: 'Фразы по позициям, визиты, страницы и реклама домена с их историей.',
    },
    call: `/report/simple/domain_dashboard?${domainQuery}`,
    query:
      'query ($domain: String!) {\n  domainDashboard(domain: $domain, base: "gny") {\n    it10\n    it50\n    vis\n    adkeyscnt\n    history {\n      date\n      it50\n    }\n  }\n}',
    variables: { domain },
  },
  {
    title: { en: 'Keywords with a filter', ru: 'Фразы с фильтром' },
    about: {
      en: 'Keywords in the top 10 that contain a word, three rows per page.',
      ru: 'Фразы из топ 10 с нужным словом, по три строки на странице.',
    },
    call: `/report/simple/organic/keywords?${domainQuery}&filter=pos<=10^wordLIKEtent&per_page=3`,
    query:
      'query ($domain: String!) {\n  organicKeywords(domain: $domain, base: "gny", filter: "pos<=10^wordLIKEtent", perPage: 3) {\n    total\n    data {\n      word\n      pos\n      delta\n      ws\n    }\n  }\n}',
    variables: { domain },
  },
  {
    title: { en: 'Organic competitors', ru: 'Конкуренты в поиске' },
    about: {
      en: 'Domains with the most shared keywords. Guests get 401.',
      ru: 'Домены с наибольшим числом общих фраз. Гостю ответ – 401.',
    },
    call: `/report/simple/organic/concurents?${domainQuery}&per_page=3`,
    query:
      'query ($domain: String!) {\n  organicCompetitors(domain: $domain, base: "gny", perPage: 3) {\n    total\n    data {\n      name\n      cnt\n      perc\n    }\n  }\n}',
    variables: { domain },
    needs: 'account',
  },
  {
    title: { en: 'Ads of a domain', ru: 'Объявления домена' },
    about: {
      en: 'Ad texts, with the number of keywords of each ad.',
      ru: 'Тексты объявлений и число фраз у каждого.',
    },
    call: `/report/simple/context/ads/?${domainQuery}&per_page=3`,
    query:
      'query ($domain: String!) {\n  ads(domain: $domain, base: "gny", perPage: 3) {\n    total\n    data {\n      header\n      txt\n      keyscnt\n    }\n  }\n}',
    variables: { domain },
  },
  {
    title: { en: 'Search results of a keyword', ru: 'Выдача по фразе' },
    about: {
      en: 'Search volume, competition and the ranking pages.',
      ru: 'Частотность, конкуренция и страницы в топе.',
    },
    call: '/report/simple/keyword_dashboard?base=gny&keyword=tents',
    query:
      'query ($keyword: String!) {\n  keywordDashboard(keyword: $keyword, base: "gny") {\n    ws\n    competition\n    positionsDate\n  }\n}',
    variables: { keyword: 'tents' },
  },
];

/** Examples of group reports. */
export const groupExamples: readonly DocsExample[] = [
  {
    title: { en: 'Your group reports', ru: 'Ваши групповые отчёты' },
    about: {
      en: 'Their ids (rid), states and owners. State 10 is ready, 2 is an error.',
      ru: 'Их идентификаторы (rid), состояния и владельцы. Состояние 10 – готов, 2 – ошибка.',
    },
    call: '/report/group/list?per_page=3',
    query:
      'query {\n  groupReports(perPage: 3) {\n    total\n    items {\n      rid\n      name\n      state\n      owner\n    }\n  }\n}',
    needs: 'account',
  },
  {
    title: { en: 'Domains of the group', ru: 'Домены группы' },
    about: { en: 'Metrics of the domains side by side.', ru: 'Показатели доменов рядом.' },
    call: '/report/group/domains/{rid}',
    query:
      'query ($rid: String!) {\n  groupDomains(rid: $rid) {\n    total\n    data {\n      name\n      it10\n      it50\n    }\n  }\n}',
    variables: { rid: '{rid}' },
    needs: 'group',
  },
  {
    title: { en: 'Keywords of the group', ru: 'Фразы группы' },
    about: {
      en: 'Keywords with the position of each domain.',
      ru: 'Фразы с позицией каждого домена.',
    },
    call: '/report/group/organic/keywords/{rid}?per_page=3',
    query:
      'query ($rid: String!) {\n  groupKeywords(rid: $rid, perPage: 3) {\n    total\n    data {\n      word\n      ws\n    }\n  }\n}',
    variables: { rid: '{rid}' },
    needs: 'group',
  },
];

/** All examples in page order. */
export const docsExamples = [...firstExamples, ...simpleExamples, ...groupExamples];
