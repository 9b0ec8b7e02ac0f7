import type { Subject, Subjects } from './subjects.js';

/** A request to one of the APIs. */
export interface BenchCase {
  name: string;
  face: 'graphql' | 'rest';
  path: string;
  method: 'GET' | 'POST';
  body?: string;
  /** Undefined for requests without a target. */
  target?: Target;
}

/** Upper limits for the median of the total request time, in milliseconds. */
export interface Target {
  /** Twice the store time plus this value. */
  overStore?: number;
  median?: number;
}

const domainPage: Target = { overStore: 5 };

/** All cases of the table in order. */
export function benchCases({ giant, middle, small, page, keyword, words }: Subjects): BenchCase[] {
  const domains: [string, Subject, Target][] = [
    ['giant', giant, { ...domainPage, median: 40 }],
    ['middle', middle, domainPage],
    ['small', small, domainPage],
  ];
  return [
    ...domains.flatMap(([size, domain, target]) => domainCases(size, domain, target)),
    restCase(
      'keywords, giant, changes over 30 days',
      '/report/simple/organic/keywords',
      { domain: giant.name, forDay: '30' },
      domainPage,
    ),
    restCase('keywords, giant, by the change over 30 days', '/report/simple/organic/keywords', {
      domain: giant.name,
      forDay: '30',
      sort: 'delta|desc',
    }),
    restCase(
      'competitors, giant',
      '/report/simple/organic/concurents',
      { domain: giant.name },
      { median: 600 },
    ),
    restCase(
      'competitors of the top 50, giant',
      '/report/simple/organic/concurents',
      { domain: giant.name, top: '50' },
      { median: 600 },
    ),
    restCase('competitors, middle', '/report/simple/organic/concurents', { domain: middle.name }),
    restCase('competitors of the giant’s largest page', '/report/simple/organic/concurent_pages', {
      domain: giant.name,
      page_url: page,
    }),
    restCase('comparison, giant and middle', '/report/compare', { incl: `${giant.name},${middle.name}` }),
    restCase('comparison, giant without middle', '/report/compare', { incl: giant.name, excl: middle.name }),
    restCase('similar keywords', '/report/simple/similarkeys', { keyword }),
    graphqlCase(
      'keyword search, two words',
      'keywordSearch',
      `phrases: ${JSON.stringify([words.join(' ')])}`,
      'word ws wsk',
    ),
    graphqlCase(
      'keyword search, a common word',
      'keywordSearch',
      `phrases: ${JSON.stringify([words[0]])}`,
      'word ws wsk',
    ),
    restCase('site pages, giant', '/report/simple/organic/sitepages', { domain: giant.name }),
    restCase('site pages, middle', '/report/simple/organic/sitepages', { domain: middle.name }),
    restCase('pages with keywords, giant', '/report/simple/organic/sitepages/withkeys', {
      domain: giant.name,
    }),
    restCase('lost pages, giant', '/report/simple/organic/lost_pages', { domain: giant.name }),
    restCase(
      'page tree, giant',
      '/report/simple/organic/tree_pages',
      { domain: giant.name },
      { median: 1000 },
    ),
    restCase(
      'lost keywords, giant',
      '/report/simple/organic/lost_keywords',
      { domain: giant.name },
      domainPage,
    ),
    restCase(
      'lost keywords, middle',
      '/report/simple/organic/lost_keywords',
      { domain: middle.name },
      domainPage,
    ),
    restCase('visible domains', '/report/simple/top_domain_visibility', {}),
    restCase('subdomains of the giant', '/report/owner/subdomains', { id: giant.name }),
    restCase(
      'domain dashboard, giant',
      '/report/simple/domain_dashboard',
      { domain: giant.name },
      { median: 1500 },
    ),
    restCase('domain dashboard, middle', '/report/simple/domain_dashboard', { domain: middle.name }),
    restCase('keyword dashboard', '/report/simple/keyword_dashboard', { keyword }),
  ];
}

/** Views of a group report, with the targets of a single domain's report. */
export function groupCases(rid: string): BenchCase[] {
  const keywords = `/report/group/organic/keywords/${rid}`;
  const list = (label: string, more: Record<string, string>) =>
    restCase(`group keywords, ${label}`, keywords, more, { ...domainPage, median: 40 });
  return [
    list('first page', {}),
    list('page 2000', { page: '2000' }),
    list('by how many domains', { sort: 'weight|desc' }),
    list('ws>=100, LIKE', { filter: 'ws>=100^wordLIKEtent' }),
    restCase('domains of a group', `/report/group/domains/${rid}`, {}, domainPage),
    restCase('competitors of a group', `/report/group/organic/concurents/${rid}`, {}, { median: 600 }),
    restCase('pages of a group', `/report/group/organic/sitepages/${rid}`, {}),
  ];
}

/** Pages, sort orders and filters of one domain's keywords, each with an exact total. */
function domainCases(size: string, { name, keywords }: Subject, target: Target): BenchCase[] {
  const path = '/report/simple/organic/keywords';
  const last = String(Math.max(1, Math.floor((keywords * 0.4) / 25)));
  const list = (label: string, more: Record<string, string>) =>
    restCase(`keywords, ${size}, ${label}`, path, { domain: name, ...more }, target);
  return [
    list('first page', {}),
    list(`page ${last}`, { page: last }),
    list('by position', { sort: 'pos|asc' }),
    list('by exact volume, 100 rows', { sort: 'wsk|desc', per_page: '100' }),
    list('ws>=100, LIKE, pos<=10', { filter: 'ws>=100^wordLIKEtent^pos<=10' }),
    list('LIKE alone', { filter: 'wordLIKEtent' }),
    list('OR', { filter: 'pos<=3^ORws>=5000^numwords>=3' }),
    graphqlCase(
      `keywords, ${size}, first page`,
      'organicKeywords',
      `domain: ${JSON.stringify(name)}`,
      'word pos ws wsk url',
      target,
    ),
    graphqlCase(
      `keywords, ${size}, filtered and sorted`,
      'organicKeywords',
      `domain: ${JSON.stringify(name)}, filter: "pos<=20^ws>=50", sort: "wsk|desc"`,
      'word pos ws wsk url',
      target,
    ),
  ];
}

function restCase(
  name: string,
  path: string,
  parameters: Record<string, string>,
  target?: Target,
): BenchCase {
  return {
    name,
    face: 'rest',
    method: 'GET',
    path: `/api${path}?${String(new URLSearchParams({ base: 'gny', ...parameters }))}`,
    target,
  };
}

function graphqlCase(
  name: string,
  field: string,
  values: string,
  columns: string,
  target?: Target,
): BenchCase {
  const query = `{ ${field}(base: "gny", ${values}) { total data { ${columns} } } }`;
  return { name, face: 'graphql', method: 'POST', path: '/graphql', body: JSON.stringify({ query }), target };
}
