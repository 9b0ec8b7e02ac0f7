import type { ReportQuery } from '../../../../server/reports/engine/report-query.js';
import { comparedKeywords } from './comparison-oracle.js';
import { networkAdKeywords, networkAds, networkAdsOf } from './network-ads.js';
import type { ExpectedRow } from './oracle.js';
import { sitesOfOwner } from './owners.js';
import { toolCases } from './tool-cases.js';
import type { ReportWorld } from './report-world.js';
import { createWorld, keywordWithMaxAds } from './world.js';

interface Order {
  column: string;
  direction: 'asc' | 'desc';
}

export type ReportCase = [
  report: string,
  query: ReportQuery,
  expected: (fixture: ReportWorld) => ExpectedRow[],
  order: Order[],
];

const byId: Order[] = [{ column: 'tie', direction: 'asc' }];
export const byDescending = (column: string): Order[] => [{ column, direction: 'desc' }];

/** A keyword with four ads. */
const advertised = keywordWithMaxAds(createWorld());

/** Each report with its arguments, expected rows and order. */
export const reportCases: ReportCase[] = [
  [
    'organic-keywords',
    { domain: 'alpha.example' },
    ({ oracle }) => oracle.organicKeywords('alpha.example'),
    byDescending('ws'),
  ],
  [
    'organic-keywords',
    { domain: 'alpha.example', base: 'msk' },
    ({ oracle }) => oracle.organicKeywords('alpha.example'),
    byDescending('wsk'),
  ],
  [
    'organic-keywords',
    { domain: 'https://WWW.Пример.example/x', sort: 'pos|asc' },
    ({ oracle }) => oracle.organicKeywords('xn--e1afmkfd.example'),
    [{ column: 'pos', direction: 'asc' }],
  ],
  [
    'organic-keywords',
    { domain: 'alpha.example', arguments: { url: '/catalog', includeSubLevels: true } },
    ({ oracle }) => oracle.pagesUnder('alpha.example', (path) => path.startsWith('/catalog/')),
    byDescending('ws'),
  ],
  [
    'organic-keywords',
    { domain: 'alpha.example', arguments: { url: '/catalog/phones', includeSubLevels: '0' } },
    ({ oracle }) =>
      oracle.pagesUnder(
        'alpha.example',
        (path) => path.split('?')[0]?.replace(/\/+$/, '') === '/catalog/phones',
      ),
    byDescending('ws'),
  ],
  [
    'page-keywords',
    { domain: 'beta.example', pageUrl: 'http://www.beta.example/catalog/phones?page=2#top' },
    ({ oracle }) => oracle.pageKeywords('beta.example', '/catalog/phones?page=2'),
    byDescending('ws'),
  ],
  [
    'lost-keywords',
    { domain: 'gamma.example' },
    ({ oracle }) => oracle.lostKeywords('gamma.example'),
    byDescending('ws'),
  ],
  [
    'site-pages',
    { domain: 'alpha.example' },
    ({ pages }) => pages.sitePages('alpha.example'),
    byDescending('it50'),
  ],
  [
    'pages-with-keywords',
    { domain: 'alpha.example' },
    ({ pages }) => pages.withKeywords('alpha.example'),
    [...byDescending('it50'), { column: 'url', direction: 'asc' }, ...byDescending('ws')],
  ],
  [
    'pages-with-keywords',
    { domain: 'xn--e1afmkfd.example', base: 'msk', sort: 'word|asc' },
    ({ pages }) => pages.withKeywords('xn--e1afmkfd.example'),
    [{ column: 'word', direction: 'asc' }],
  ],
  [
    'lost-pages',
    { domain: 'xn--e1afmkfd.example' },
    ({ pages }) => pages.lost('xn--e1afmkfd.example'),
    byDescending('it50'),
  ],
  [
    'lost-pages',
    { domain: 'beta.example', sort: 'drop_date|asc' },
    ({ pages }) => pages.lost('beta.example'),
    [{ column: 'drop_date', direction: 'asc' }],
  ],
  [
    'page-competitors',
    { domain: 'alpha.example', pageUrl: '/catalog/phones' },
    ({ pages }) => pages.competitors('alpha.example', '/catalog/phones'),
    byDescending('cnt'),
  ],
  [
    'page-competitors',
    { domain: 'beta.example', pageUrl: '/', sort: 'perc|asc', arguments: { own: 1 } },
    ({ pages }) => pages.competitors('beta.example', '/', 'with its own pages'),
    [{ column: 'perc', direction: 'asc' }],
  ],
  [
    'organic-competitors',
    { domain: 'alpha.example' },
    ({ oracle }) => oracle.competitors('alpha.example', 10),
    byDescending('cnt'),
  ],
  [
    'organic-competitors',
    { domain: 'beta.example', arguments: { top: 50 } },
    ({ oracle }) => oracle.competitors('beta.example', 50),
    byDescending('cnt'),
  ],
  [
    'organic-competitors',
    { domain: 'beta.example', sort: 'perc|desc' },
    ({ oracle }) => oracle.competitors('beta.example', 10),
    byDescending('perc'),
  ],
  [
    'similar-keywords',
    { keyword: '  Buy  PHONE ' },
    ({ oracle }) => oracle.similarKeywords('buy phone'),
    byDescending('cnt'),
  ],
  [
    'similar-keywords',
    { keyword: 'buy phone', sort: 'ws|desc' },
    ({ oracle }) => oracle.similarKeywords('buy phone'),
    byDescending('ws'),
  ],
  [
    'ad-keywords',
    { domain: 'eps.example' },
    ({ oracle }) => oracle.adKeywords('eps.example'),
    byDescending('ws'),
  ],
  [
    'ad-keywords',
    { domain: 'zeta.example', sort: 'pos|asc' },
    ({ oracle }) => oracle.adKeywords('zeta.example'),
    [{ column: 'pos', direction: 'asc' }],
  ],
  [
    'ad-keywords-by-ad',
    { domain: 'eps.example', arguments: { ads_id: '1062' } },
    ({ oracle }) => oracle.keywordsOfAd('eps.example', 1_062),
    byDescending('ws'),
  ],
  ['ads', { domain: 'eps.example' }, ({ oracle }) => oracle.ads('eps.example'), byDescending('keyscnt')],
  [
    'ad-links',
    { domain: 'eps.example' },
    ({ oracle }) => oracle.adTextRows('eps.example', 'links'),
    byDescending('keyscnt'),
  ],
  [
    'ad-facts',
    { domain: 'eta.example' },
    ({ oracle }) => oracle.adTextRows('eta.example', 'facts'),
    byDescending('keyscnt'),
  ],
  [
    'ad-competitors',
    { domain: 'eps.example' },
    ({ oracle }) => oracle.adCompetitors('eps.example'),
    byDescending('cnt'),
  ],
  [
    'ad-competitors',
    { domain: 'eps.example', sort: 'perc|asc' },
    ({ oracle }) => oracle.adCompetitors('eps.example'),
    [{ column: 'perc', direction: 'asc' }],
  ],
  [
    'comparison',
    { arguments: { incl: ['alpha.example', 'beta.example'] } },
    (fixture) =>
      comparedKeywords(fixture, {
        compared: ['alpha.example', 'beta.example'],
        incl: ['alpha.example', 'beta.example'],
      }),
    byDescending('ws'),
  ],
  [
    'comparison',
    {
      base: 'msk',
      arguments: {
        domains: ['gamma.example,https://www.Пример.example/x'],
        incl: ['beta.example'],
        excl: ['gamma.example'],
      },
    },
    (fixture) =>
      comparedKeywords(fixture, {
        compared: ['gamma.example', 'xn--e1afmkfd.example', 'beta.example'],
        incl: ['beta.example'],
        excl: ['gamma.example'],
      }),
    byDescending('wsk'),
  ],
  [
    'comparison',
    { arguments: { incl: ['eta.example', 'zeta.example'], excl: ['iota.example'], view: 'context' } },
    (fixture) =>
      comparedKeywords(fixture, {
        view: 'context',
        compared: ['eta.example', 'zeta.example', 'iota.example'],
        incl: ['eta.example', 'zeta.example'],
        excl: ['iota.example'],
      }),
    byDescending('ws'),
  ],
  [
    'direct-ads-by-domain',
    { domain: 'eps.example', base: 'msk' },
    (fixture) => networkAds(fixture, 'eps.example'),
    byDescending('keys_count'),
  ],
  [
    'direct-ads-by-domain',
    { domain: 'zeta.example', base: 'msk', sort: 'updated_at|desc,title|asc' },
    (fixture) => networkAds(fixture, 'zeta.example'),
    [...byDescending('updated_at'), { column: 'title', direction: 'asc' }],
  ],
  [
    'direct-ads',
    { keyword: advertised, base: 'msk' },
    (fixture) => networkAdsOf(fixture, advertised),
    byDescending('keys_count'),
  ],
  [
    'direct-ads',
    { keyword: advertised, base: 'msk', sort: 'domain|asc' },
    (fixture) => networkAdsOf(fixture, advertised),
    [{ column: 'domain', direction: 'asc' }],
  ],
  [
    'direct-ad-keywords',
    { domain: 'eps.example', base: 'msk', arguments: { adHash: '1062', adTitle: 'of another ad' } },
    (fixture) => networkAdKeywords(fixture, 'eps.example', ({ adId }) => adId === 1_062),
    byDescending('wsk'),
  ],
  [
    'direct-ad-keywords',
    { domain: 'eps.example', base: 'msk', arguments: { adTitle: 'eps.example – offer 3' } },
    (fixture) => networkAdKeywords(fixture, 'eps.example', ({ title }) => title.endsWith('offer 3')),
    byDescending('wsk'),
  ],
  ['keyword-search', {}, ({ oracle }) => oracle.keywordSearch(), byId],
  ['keyword-search', { base: 'msk' }, ({ oracle }) => oracle.keywordSearch(), byId],
  ['visible-domains', {}, ({ oracle }) => oracle.visibleDomains(), [{ column: 'topvis', direction: 'asc' }]],
  [
    'top-keyword-domains',
    {},
    ({ oracle }) => oracle.topKeywordDomains(),
    [{ column: 'topkeys', direction: 'asc' }],
  ],
  ...toolCases,
  ...(
    [
      ['adsense', 'ca-pub-100', 'pub-100'],
      ['adsense', '100', 'pub-100'],
      ['analytics', 'ua-200-9', 'UA-200'],
      ['leadia', '31', '31'],
      ['relap', 'FE31a', 'fe31a'],
    ] as const
  ).map(([kind, id, owner]): ReportCase => [
    `sites-by-${kind}`,
    { id },
    (fixture) => sitesOfOwner(fixture, kind, owner),
    [{ column: 'name', direction: 'asc' }],
  ]),
];
