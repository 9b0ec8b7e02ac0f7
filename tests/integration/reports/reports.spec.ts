import { beforeAll, describe, expect, it } from 'vitest';
import { runReport } from '../../../server/reports/engine/run-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { findReport } from '../../../server/reports/report-registry.js';
import type { ReportQuery } from '../../../server/reports/engine/report-query.js';
import { comparedKeywords } from './support/comparison-oracle.js';
import { order, select, shown } from './support/evaluate.js';
import type { ExpectedRow } from './support/oracle.js';
import { makeWorld, mostAdvertised } from './support/world.js';
import { sitesOfOwner } from './support/owners.js';
import { openReportWorld, type ReportWorld } from './support/report-world.js';

/** A keyword with four ads. */
const advertised = mostAdvertised(makeWorld());

let here: ReportWorld;

beforeAll(async () => {
  here = await openReportWorld();
});

const run = (id: string, query: ReportQuery) => {
  const definition = findReport(id);
  if (definition === undefined) throw new Error(`no report ${id}`);
  return runReport(definition, query, unlimitedViewer, here.deps);
};

describe('each report shows exactly the rows that plain loops over the data give', () => {
  const desc = (column: string) => [{ column, direction: 'desc' as const }];
  const cases: [
    string,
    ReportQuery,
    (world: ReportWorld) => ExpectedRow[],
    { column: string; direction: 'asc' | 'desc' }[],
  ][] = [
    [
      'organic-keywords',
      { domain: 'alpha.example' },
      ({ oracle }) => oracle.organicKeywords('alpha.example'),
      desc('ws'),
    ],
    [
      'organic-keywords',
      { domain: 'alpha.example', base: 'msk' },
      ({ oracle }) => oracle.organicKeywords('alpha.example'),
      desc('wsk'),
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
      desc('ws'),
    ],
    [
      'organic-keywords',
      { domain: 'alpha.example', arguments: { url: '/catalog/phones', includeSubLevels: '0' } },
      ({ oracle }) =>
        oracle.pagesUnder(
          'alpha.example',
          (path) => path === '/catalog/phones' || path === '/catalog/phones?page=2',
        ),
      desc('ws'),
    ],
    [
      'page-keywords',
      { domain: 'beta.example', pageUrl: 'http://www.beta.example/catalog/phones?page=2#top' },
      ({ oracle }) => oracle.pageKeywords('beta.example', '/catalog/phones?page=2'),
      desc('ws'),
    ],
    [
      'lost-keywords',
      { domain: 'gamma.example' },
      ({ oracle }) => oracle.lostKeywords('gamma.example'),
      desc('ws'),
    ],
    [
      'site-pages',
      { domain: 'alpha.example' },
      ({ pages }) => pages.sitePages('alpha.example'),
      desc('it50'),
    ],
    [
      'pages-with-keywords',
      { domain: 'alpha.example' },
      ({ pages }) => pages.withKeywords('alpha.example'),
      [...desc('it50'), { column: 'url', direction: 'asc' }, ...desc('ws')],
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
      desc('it50'),
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
      desc('cnt'),
    ],
    [
      'page-competitors',
      { domain: 'beta.example', pageUrl: '/', sort: 'perc|asc' },
      ({ pages }) => pages.competitors('beta.example', '/'),
      [{ column: 'perc', direction: 'asc' }],
    ],
    [
      'organic-competitors',
      { domain: 'alpha.example' },
      ({ oracle }) => oracle.competitors('alpha.example', 10),
      desc('cnt'),
    ],
    [
      'organic-competitors',
      { domain: 'beta.example', arguments: { top: 50 } },
      ({ oracle }) => oracle.competitors('beta.example', 50),
      desc('cnt'),
    ],
    [
      'organic-competitors',
      { domain: 'beta.example', sort: 'perc|desc' },
      ({ oracle }) => oracle.competitors('beta.example', 10),
      desc('perc'),
    ],
    [
      'similar-keywords',
      { keyword: '  Buy  PHONE ' },
      ({ oracle }) => oracle.similarKeywords('buy phone'),
      desc('cnt'),
    ],
    [
      'similar-keywords',
      { keyword: 'buy phone', sort: 'ws|desc' },
      ({ oracle }) => oracle.similarKeywords('buy phone'),
      desc('ws'),
    ],
    ['ad-keywords', { domain: 'eps.example' }, ({ oracle }) => oracle.adKeywords('eps.example'), desc('ws')],
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
      desc('ws'),
    ],
    ['ads', { domain: 'eps.example' }, ({ oracle }) => oracle.ads('eps.example'), desc('keyscnt')],
    [
      'ad-links',
      { domain: 'eps.example' },
      ({ oracle }) => oracle.adTexts('eps.example', 'links'),
      desc('keyscnt'),
    ],
    [
      'ad-facts',
      { domain: 'eta.example' },
      ({ oracle }) => oracle.adTexts('eta.example', 'facts'),
      desc('keyscnt'),
    ],
    [
      'ad-competitors',
      { domain: 'eps.example' },
      ({ oracle }) => oracle.adCompetitors('eps.example'),
      desc('cnt'),
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
      (world) =>
        comparedKeywords(world, {
          compared: ['alpha.example', 'beta.example'],
          incl: ['alpha.example', 'beta.example'],
        }),
      desc('ws'),
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
      (world) =>
        comparedKeywords(world, {
          compared: ['gamma.example', 'xn--e1afmkfd.example', 'beta.example'],
          incl: ['beta.example'],
          excl: ['gamma.example'],
        }),
      desc('wsk'),
    ],
    [
      'comparison',
      { arguments: { incl: ['eta.example', 'zeta.example'], excl: ['iota.example'], view: 'context' } },
      (world) =>
        comparedKeywords(world, {
          view: 'context',
          compared: ['eta.example', 'zeta.example', 'iota.example'],
          incl: ['eta.example', 'zeta.example'],
          excl: ['iota.example'],
        }),
      desc('ws'),
    ],
    [
      'direct-ads-by-domain',
      { domain: 'eps.example', base: 'msk' },
      ({ oracle }) => oracle.directAds('eps.example'),
      desc('keys_count'),
    ],
    [
      'direct-ads-by-domain',
      { domain: 'zeta.example', base: 'msk', sort: 'updated_at|desc,title|asc' },
      ({ oracle }) => oracle.directAds('zeta.example'),
      [...desc('updated_at'), { column: 'title', direction: 'asc' }],
    ],
    [
      'direct-ads',
      { keyword: advertised, base: 'msk' },
      ({ oracle }) => oracle.directAdsOf(advertised),
      desc('keys_count'),
    ],
    [
      'direct-ads',
      { keyword: advertised, base: 'msk', sort: 'domain|asc' },
      ({ oracle }) => oracle.directAdsOf(advertised),
      [{ column: 'domain', direction: 'asc' }],
    ],
    [
      'direct-ad-keywords',
      { domain: 'eps.example', base: 'msk', arguments: { adHash: '1062', adTitle: 'of another ad' } },
      ({ oracle }) => oracle.directAdKeywords('eps.example', ({ adId }) => adId === 1_062),
      desc('wsk'),
    ],
    [
      'direct-ad-keywords',
      { domain: 'eps.example', base: 'msk', arguments: { adTitle: 'eps.example – offer 3' } },
      ({ oracle }) => oracle.directAdKeywords('eps.example', ({ title }) => title.endsWith('offer 3')),
      desc('wsk'),
    ],
    ['keyword-search', {}, ({ oracle }) => oracle.keywordSearch(), [{ column: 'id', direction: 'asc' }]],
    [
      'visible-domains',
      {},
      ({ oracle }) => oracle.visibleDomains(),
      [{ column: 'topvis', direction: 'asc' }],
    ],
    [
      'top-keyword-domains',
      {},
      ({ oracle }) => oracle.topKeywordDomains(),
      [{ column: 'topkeys', direction: 'asc' }],
    ],
    ...(
      [
        ['adsense', 'ca-pub-100', 'pub-100'],
        ['adsense', '100', 'pub-100'],
        ['analytics', 'ua-200-9', 'UA-200'],
        ['leadia', '31', '31'],
        ['relap', 'FE31a', 'fe31a'],
      ] as const
    ).map(([kind, ownerId, owner]): (typeof cases)[number] => [
      `sites-by-${kind}`,
      { ownerId },
      (world) => sitesOfOwner(world, kind, owner),
      [{ column: 'name', direction: 'asc' }],
    ]),
  ];

  it.each(cases)('%s %j', async (id, query, expected, sort) => {
    const rows = order(expected(here), sort);
    const page = await run(id, { ...query, perPage: 500 });
    expect(page.total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(3);
    expect(page.rows).toEqual(rows.slice(0, 500).map(shown));
  });

  it('competitors are the same whether looked up by keywords or found by a scan', async () => {
    const definition = findReport('organic-competitors');
    if (typeof definition?.source !== 'function') throw new Error('no source');
    const both = [0, 1_000_000].map((baseKeywords) => {
      const source = definition.source;
      if (typeof source !== 'function') throw new Error('no source');
      const context = {
        arguments: { top: 10 },
        engine: 'google' as const,
        domain: { domainId: 0, name: '', it50: 10, pages: 0, lost: 0, adkeyscnt: 0, adscnt: 0 },
        baseKeywords,
      };
      return { ...definition, source: source(context) };
    });
    const [byScan, byKeywords] = await Promise.all(
      both.map((one) =>
        runReport(one, { domain: 'alpha.example', sort: 'cnt|desc' }, unlimitedViewer, { ...here.deps }),
      ),
    );
    expect(both.map(({ source }) => source.name)).toEqual(['competitors by scan', 'competitors by keywords']);
    expect(byScan?.rows).toEqual(byKeywords?.rows);
    expect(byScan?.rows).toEqual(
      order(here.oracle.competitors('alpha.example', 10), desc('cnt')).slice(0, 25).map(shown),
    );
  });

  it.each(['beta.example', 'https://www.BETA.example/x', 'id'])(
    'subdomains stand below the domain that its name or id %s names',
    async (named) => {
      const ownerId = named === 'id' ? String(here.ids.domain('beta.example')) : named;
      const page = await run('subdomains', { ownerId });
      expect(page.rows).toEqual(sitesOfOwner(here, 'parent', 'beta.example').map(shown));
      expect(page.rows.map(({ name }) => name)).toEqual(['shop.beta.example']);
    },
  );

  it('a filter selects by what is shown, names of domains in Unicode included', async () => {
    const page = await run('visible-domains', { filter: 'name=Пример.example' });
    expect(page.rows.map(({ name }) => name)).toEqual(['пример.example']);
  });

  it('search looks into the main text', async () => {
    const page = await run('organic-keywords', { domain: 'alpha.example', search: 'ТЕЛЕФОН', perPage: 500 });
    const rows = select(here.oracle.organicKeywords('alpha.example'), [
      [{ field: 'word', operator: 'LIKE', values: ['телефон'] }],
    ]);
    expect(page.total).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });
});
