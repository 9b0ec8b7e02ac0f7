import { describe, expect, it } from 'vitest';
import { reportRegistry } from './report-registry.js';
import { withGrouping } from './columns/column-kinds.js';
import { volumeColumns } from './columns/volume-columns.js';
import { validateReports } from './engine/validate-reports.js';
import type { CellLink } from './engine/report-column.js';
import type { ReportDefinition } from './engine/report-definition.js';

/** One report on a domain and one on a page. */
const [first, other] = reportRegistry as [ReportDefinition, ReportDefinition];
/** The first report with another keyword link. */
function withLink(link: CellLink): ReportDefinition {
  const { word } = first.columns;
  return word ? { ...first, columns: { ...first.columns, word: { ...word, link } } } : first;
}
const label = { en: 'Keywords', ru: 'Фразы' };

describe('report registry', () => {
  it('contains the reports with their public paths', () => {
    expect(reportRegistry.map(({ id, restPath }) => [id, restPath])).toEqual([
      ['organic-keywords', '/report/simple/organic/keywords'],
      ['page-keywords', '/report/simple/organic/keywords/bypage'],
      ['lost-keywords', '/report/simple/organic/lost_keywords'],
      ['organic-competitors', '/report/simple/organic/concurents'],
      ['page-competitors', '/report/simple/organic/concurent_pages'],
      ['site-pages', '/report/simple/organic/sitepages'],
      ['pages-with-keywords', '/report/simple/organic/sitepages/withkeys'],
      ['lost-pages', '/report/simple/organic/lost_pages'],
      ['ad-keywords', '/report/simple/context/keywords'],
      ['ads', '/report/simple/context/ads/'],
      ['ad-keywords-by-ad', '/report/simple/context/keywords/byads'],
      ['ad-links', '/report/simple/context/ads/links'],
      ['ad-facts', '/report/simple/context/ads/facts'],
      ['ad-competitors', '/report/simple/context/concurents'],
      ['direct-ads-by-domain', '/report/simple/direct/domain'],
      ['direct-ad-keywords', '/report/simple/direct/adkeys'],
      ['direct-ads', '/report/simple/direct/ads'],
      ['similar-keywords', '/report/simple/similarkeys'],
      ['keyword-search', '/report/system_keywords'],
      ['visible-domains', '/report/simple/top_domain_visibility'],
      ['top-keyword-domains', '/report/simple/top_domain_keys'],
      ['comparison', '/report/compare'],
      ['sites-by-adsense', '/report/owner/byadsense'],
      ['sites-by-analytics', '/report/owner/byanalytics'],
      ['sites-by-leadia', '/report/owner/byleadia'],
      ['sites-by-relap', '/report/owner/byrelapio'],
      ['subdomains', '/report/owner/subdomains'],
      ['own-queries', '/report/own/queries'],
      ['own-pages', '/report/own/pages'],
      ['own-days', '/report/own/days'],
      ['own-countries', '/report/own/countries'],
      ['own-devices', '/report/own/devices'],
      ['group-domains', '/report/group/domains/{rid}'],
      ['group-keywords', '/report/group/organic/keywords/{rid}'],
      ['group-competitors', '/report/group/organic/concurents/{rid}'],
      ['group-pages', '/report/group/organic/sitepages/{rid}'],
      ['group-ad-keywords', '/report/group/context/keywords/{rid}'],
      ['group-ad-competitors', '/report/group/context/concurents/{rid}'],
      ['group-ads', '/report/group/context/ads/{rid}'],
      ['group-ad-links', '/report/group/context/ads/links/{rid}'],
      ['group-ad-facts', '/report/group/context/ads/facts/{rid}'],
      ['clustering-keywords', '/clustering/node/{uid}/{id}/keywords'],
      ['tool-keyword-buildup-keywords', '/tools/extended_keywords/{uid}'],
      ['tool-mass-check-keywords', '/tools/keywords_by_list/{uid}'],
      ['tool-keyword-competitors-domains', '/tools/concurents_by_keywords/{uid}'],
      ['tool-page-keywords-weight', '/tools/keywords_by_pages/weight/{uid}'],
      ['tool-page-keywords-pages', '/tools/keywords_by_pages/pages/{uid}'],
      ['tool-page-vocabulary-words', '/tools/dictionary-by-pages/words/{uid}'],
      ['tool-page-vocabulary-keywords', '/tools/dictionary-by-pages/keywords/{uid}'],
      ['tool-page-vocabulary-pages', '/tools/dictionary-by-pages/pages/{uid}'],
      ['tool-extended-vocabulary-words', '/tools/dictionary-ext-by-page/words/{uid}'],
      ['tool-extended-vocabulary-keywords', '/tools/dictionary-ext-by-page/keywords/{uid}'],
      ['tool-extended-vocabulary-pages', '/tools/dictionary-ext-by-page/pages/{uid}'],
      ['tool-domain-batch', '/tools/domains-batch'],
      ['tool-main-themes', '/tools/site-themes'],
    ]);
  });

  it('offers the exact volume on Google databases, and shows visits by default', () => {
    const volumes = reportRegistry.flatMap(({ columns }) => columns['wsk'] ?? []);
    expect(volumes.length).toBeGreaterThan(5);
    for (const { visibility, visibilityOnGoogle = visibility } of volumes) {
      expect(visibilityOnGoogle).not.toBe('hidden');
    }
    expect(first.columns['vis']?.visibility).toBe('default');
  });

  it('describes that shared keywords of pages include positions down to 50', () => {
    const { cnt } = reportRegistry.find(({ id }) => id === 'page-competitors')?.columns ?? {};
    expect(cnt?.title).toEqual({ en: 'Shared in top 50', ru: 'Общих в топ 50' });
  });

  it.each<[string, readonly ReportDefinition[], RegExp]>([
    [
      'a duplicate id, path and route',
      [first, first],
      /two reports have the id organic-keywords[^]*REST path[^]*route/,
    ],
    ['an unknown default sort', [{ ...first, defaultSort: 'nothing|desc' }], /unknown column nothing/],
    [
      'a default sort that cannot be sorted',
      [{ ...first, defaultSort: 'wizards|desc' }],
      /wizards, which cannot be sorted/,
    ],
    ['a default sort without direction', [{ ...first, defaultSort: 'ws' }], /no direction/],
    [
      'a source without identity',
      [{ ...first, source: { name: 'x', from: 'x', where: [], identity: [] } }],
      /no identity/,
    ],
    [
      'an identity that is an expression',
      [{ ...first, source: { name: 'x', from: 'x', where: [], identity: ['1); DROP'] } }],
      /is not a column name/,
    ],
    [
      'a precomputed first page that is not limited to a domain',
      [{ ...first, source: { name: 'x', from: 'x', where: [], identity: ['x'] } }],
      /its first page is not limited to one domain[^]*no domain total gives the row count/,
    ],
    [
      'a precomputed first page with another value in the public API',
      [{ ...first, publicColumns: { ws: volumeColumns.wsk } }],
      /one value of ws for both forms/,
    ],
    ['a search column that is not text', [{ ...first, searchColumn: 'ws' }], /search column ws/],
    [
      'an argument whose default is not one of its values',
      [
        {
          ...first,
          arguments: {
            depth: {
              type: 'integer' as const,
              required: false,
              default: 30,
              description: { en: 'Depth', ru: 'Глубина' },
              oneOf: {
                title: { en: 'Depth', ru: 'Глубина' },
                values: [{ value: 10, title: { en: 'Top 10', ru: 'Топ 10' } }],
              },
            },
          },
        },
      ],
      /argument depth has a default outside its values/,
    ],
    [
      'a column grouped by an unknown column',
      [{ ...first, columns: withGrouping('page', first.columns) }],
      /word refers to the unknown column page/,
    ],
    ['an id that is not kebab-case', [{ ...first, id: 'Organic Keywords' }], /kebab-case/],
    ['the route of a page outside the reports', [{ ...first, route: '/report' }], /the route \/report/],
    ['the id of a page outside the reports', [{ ...first, id: 'page-tree' }], /the id page-tree/],
    ['a route that is not a path', [{ ...first, route: 'keywords' }], /the route keywords is not a path/],
    [
      'two tabs with the same order on a subject',
      [first, { ...other, subject: 'domain' as const, tab: { order: 20, shortTitle: label } }],
      /same order: 20 of a domain/,
    ],
    [
      'a page tab with the order of a domain tab',
      [first, { ...other, tab: { order: 20, shortTitle: label } }],
      /same order: 20 of a page/,
    ],
    [
      'a tab with the order of a page outside the reports',
      [{ ...first, tab: { order: 10, shortTitle: label } }],
      /same order: 10 of a domain/,
    ],
    [
      'a tab without a short title in Russian',
      [{ ...first, tab: { order: 1, shortTitle: { en: 'Keywords', ru: ' ' } } }],
      /the short title of the tab is not in both languages/,
    ],
    [
      'a tab of a report without a subject',
      [{ ...first, subject: 'none' as const }],
      /a tab is for reports on a subject/,
    ],
    [
      'a menu entry for a report on a domain',
      [{ ...first, menu: { menu: 'domains' as const, order: 1 } }],
      /for reports without a subject/,
    ],
    [
      'two menu entries with the same order',
      [first, other].map((report) => ({
        ...report,
        subject: 'none' as const,
        tab: undefined,
        menu: { menu: 'domains' as const, order: 1 },
      })),
      /same order: 1 of the menu domains/,
    ],
    [
      'a cell link to an unknown page',
      [withLink({ page: 'no-such-report', by: { domain: 'domain' } })],
      /word leads to the unknown page no-such-report/,
    ],
    [
      'a cell link with a column of another report',
      [withLink({ page: 'domain-summary', by: { domain: 'name' } })],
      /word leads to a page by the unknown column name/,
    ],
    ['a REST path outside the report paths', [{ ...first, restPath: '/keywords' }], /starts with none/],
  ])('rejects %s', (_, reports, message) => {
    expect(() => validateReports(reports)).toThrow(message);
  });
});
