import { beforeAll, describe, expect, it } from 'vitest';
import { importContents } from '../../support/import-files.js';
import { readCsv } from '../../support/read-csv.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import {
  expectedTree,
  flatNodes,
  pathsOf,
  type TreeColumns,
  type TreeNode,
} from './support/expected-tree.js';
import { getErrorCode } from '../support/caller.js';

const path = '/api/report/simple/organic/tree_pages';
const ofAlpha = '?domain=alpha.example&base=gny';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

async function treeOf(query: string): Promise<{ data: TreeNode[]; pages: number; shown_pages: number }> {
  const response = await app.get(`${path}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { data: TreeNode[]; pages: number; shown_pages: number };
}

describe('the page tree of a domain', () => {
  it('has the folders and counts of a reference implementation, including pages with query strings', async () => {
    const { data, pages, shown_pages: visiblePages } = await treeOf(ofAlpha);
    const expected = expectedTree(app.world, 'alpha.example');
    expect(data).toEqual([expected.root]);
    expect([pages, visiblePages]).toEqual([expected.pages, expected.pages]);
    // Pages with different query strings are separate, as in the page report.
    const report = await app.get('/api/report/simple/organic/sitepages?domain=alpha.example&base=gny');
    expect(((await report.json()) as { total: number }).total).toBe(pages);
    // The tree reports how many pages share a section with another page.
    const pageTree = await app.graphql(
      '{ pageTree(domain: "alpha.example", base: "gny") { pagesTogether } }',
    );
    expect(pageTree.data).toEqual({ pageTree: { pagesTogether: expected.together } });
    expect(expected.together).toBeGreaterThan(0);
  });

  it('counts for each node the keywords of its table, with and without subfolders', async () => {
    const { data } = await treeOf(ofAlpha);
    for (const { node, path: url, sum } of flatNodes(data)) {
      const totals = [];
      for (const includeSubLevels of [1, 0]) {
        const query = new URLSearchParams({
          domain: 'alpha.example',
          url,
          includeSubLevels: String(includeSubLevels),
        });
        const response = await app.get(`/api/report/simple/organic/keywords?${query.toString()}&per_page=1`);
        totals.push(((await response.json()) as { total: number }).total);
      }
      expect([url, ...totals]).toEqual([url, sum, node.it50]);
    }
  });

  it('the total counts each keyword once, while nodes count positions', async () => {
    const { data } = await app.graphql(
      '{ pageTree(domain: "alpha.example", base: "gny") { keywords it50 } organicKeywords(domain: "alpha.example", base: "gny") { total } }',
    );
    const { pageTree, organicKeywords } = data as {
      pageTree: { keywords: number; it50: number[] };
      organicKeywords: { total: number };
    };
    expect(pageTree.keywords).toBe(organicKeywords.total);
    expect(pageTree.it50.reduce((sum, own) => sum + own, 0)).toBeGreaterThan(pageTree.keywords);
  });

  it('sorts the keywords of a node by volume where the search engine has it', async () => {
    const response = await app.get(`/api/report/simple/organic/keywords${ofAlpha}&url=/&per_page=500`);
    const { data } = (await response.json()) as { data: { ws: number }[] };
    const volumes = data.map(({ ws }) => ws);
    expect(volumes).toEqual([...volumes].sort((left, right) => right - left));
    expect(volumes.length).toBeGreaterThan(100);
  });

  it('uses the pages with the most keywords when the plan limits them, and reports that', async () => {
    const [limit, pages] = [15, 20];
    const place = (page: number) => (page % 2 === 0 ? `/even/${page}` : `/odd/${page}`);
    const lines = Array.from({ length: pages }, (_, page) =>
      Array.from(
        { length: page + 1 },
        (__, keyword) => `word ${keyword},${page + 1},https://wide.example${place(page)},2026-11-01`,
      ),
    );
    const file = ['keyword,position,url,date', ...lines.flat()].join('\n');
    await importContents(app.stores, { 'wide.csv': file }, { base: 'gru' });
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const { data } = await demo.graphql(
      '{ pageTree(domain: "wide.example", base: "gru") { names depths it50 pages shownPages } }',
    );
    const { pageTree: cut } = data as { pageTree: TreeColumns };
    expect([cut.pages, cut.shownPages]).toEqual([pages, limit]);
    const visiblePaths = pathsOf(cut).map((path, node) => [path, cut.it50[node]]);
    const fromLast = Array.from({ length: limit }, (_, index) => pages - 1 - index);
    const expected = [
      ['/', 0],
      ['/even', 0],
      ['/odd', 0],
      ...fromLast.map((page) => [place(page), page + 1]),
    ];
    expect(visiblePaths.sort()).toEqual(expected.sort());
  });

  it('rejects an unknown domain or database and a URL without a domain', async () => {
    const codes = [];
    for (const query of [
      '?domain=nothing.example',
      '?domain=alpha.example&base=xx',
      '',
      '?domain=no domain',
    ]) {
      const response = await app.get(path + query);
      codes.push([response.status, ((await response.json()) as { code: string }).code]);
    }
    expect(codes).toEqual([
      [404, 'DOMAIN_NOT_FOUND'],
      [404, 'UNKNOWN_BASE'],
      [400, 'BAD_REQUEST'],
      [404, 'DOMAIN_NOT_FOUND'],
    ]);
  });

  it('counts as one report of the day together with its keywords', async () => {
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    await demo.graphql('{ pageTree(domain: "alpha.example") { pages } }');
    await demo.graphql('{ organicKeywords(domain: "alpha.example", url: "/") { total } }');
    const { data } = await demo.graphql('{ viewer { usage { used } } }');
    expect(data).toEqual({ viewer: { usage: { used: 1 } } });
    const { data: stored } = await demo.graphql('{ history { report path } }');
    expect((stored as { history: unknown[] }).history).toContainEqual({
      report: 'page-tree',
      path: '/sitepagestree?domain=alpha.example&db=gny',
    });
  });
});

describe('page tree settings', () => {
  const setting = `${path}/setting`;

  it('are stored per user, and omitted settings are unchanged', async () => {
    const pro = await createUser(app, { kind: 'pro' });
    const script = { 'x-api-token': pro.token };
    const defaults = (await (await app.get(setting, script)).json()) as {
      view: { treeNodeName: Record<string, { enabled: boolean; color: string; background: boolean }> };
      sort: unknown;
    };
    expect(
      Object.entries(defaults.view.treeNodeName)
        .filter(([, { enabled }]) => enabled)
        .map(([name]) => name),
    ).toEqual(['sumIt10', 'sumIt50', 'sumVis']);
    expect(new Set(Object.values(defaults.view.treeNodeName).map(({ color }) => color))).toEqual(
      new Set(['#b9f5f1']),
    );
    expect(defaults.sort).toBeNull();
    const sent = {
      view: {
        treeNodeName: { sumIt1: { enabled: true, color: '#FF0000', more: 1 }, sumVis: { enabled: false } },
      },
      sort: { field: 'sumIt50', dir: 'desc', reload: true },
    };
    const saved = await app.send('POST', setting, sent, script);
    expect(saved.status).toBe(200);
    const now: unknown = await (await app.get(setting, script)).json();
    expect(now).toEqual({
      view: {
        treeNodeName: {
          ...defaults.view.treeNodeName,
          sumIt1: { enabled: true, color: '#ff0000', background: true },
          sumVis: { enabled: false, color: '#b9f5f1', background: true },
        },
      },
      sort: { field: 'sumIt50', dir: 'desc' },
    });
    await app.send('POST', setting, { sort: { field: '', dir: 'asc' } }, script);
    expect(((await (await app.get(setting, script)).json()) as { sort: unknown }).sort).toBeNull();
    const other = { 'x-api-token': (await createUser(app, { kind: 'pro' })).token };
    expect(await (await app.get(setting, other)).json()).toEqual(defaults);
  });

  it('reject guests, invalid colors and invalid orders', async () => {
    const pro = app.as(await createUser(app, { kind: 'pro' }));
    const save = (parts: string) =>
      pro.graphql(`mutation { savePageTreeSetting(${parts}) { sort { field } } }`);
    expect(getErrorCode(await save('view: { treeNodeName: { sumIt1: { color: "red" } } }'))).toBe(
      'INVALID_FIELD',
    );
    expect(getErrorCode(await save('sort: { field: "it1", dir: "asc" }'))).toBe('INVALID_FIELD');
    expect(getErrorCode(await app.guest.graphql('{ pageTreeSetting { sort { field } } }'))).toBe(
      'AUTHORIZATION_REQUIRED',
    );
    expect((await app.send('POST', setting, { view: 'x' })).status).toBe(400);
  });
});

describe('the page tree as a file', () => {
  const file = async (type: number, headers = {}) => {
    const response = await app.get(`${path}/export${ofAlpha}&type=${type}&locale=en`, headers);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="page-tree/);
    return (await response.text()).replace('\uFEFF', '');
  };

  it('layout 0 has each keyword once, in the group of its best page', async () => {
    const [header, ...lines] = (await file(0)).trimEnd().split('\r\n');
    expect(header).toBe('Group;Keyword;Volume;Exact volume');
    const expected = app.oracle.organicKeywords('alpha.example').map(({ url, word, ws, wsk }) => {
      const group = `alpha.example${String(url).replace(/\?.*$/, '').replace(/\/+$/, '')}`;
      return [group, word, ws, wsk].join(';');
    });
    expect([...lines].sort()).toEqual(expected.sort());
    expect(lines).toHaveLength(new Set(lines.map((line) => line.split(';')[1])).size);
  });

  it('layout 1 has one line per section with its own and cumulative counts', async () => {
    const lines = readCsv(await file(1));
    expect(Object.keys(lines[0] ?? {}).slice(0, 4)).toEqual(['Level', 'Path', 'Section', 'Top 1']);
    const { data } = await treeOf(ofAlpha);
    expect(lines.map((line) => [line['Path'], line['Top 50'], line['Top 50, with subfolders']])).toEqual(
      flatNodes(data).map(({ node, path: url, sum }) => [url, String(node.it50), String(sum)]),
    );
  });

  it('is cut to the row limit of the plan', async () => {
    const demo = await createUser(app, { kind: 'demo' });
    const response = await fetch(`${app.url}${path}/export${ofAlpha}&type=0`, { headers: demo.headers });
    expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1 + 10);
  });

  it('shows an error page with a back link in a browser', async () => {
    const response = await app.get(`${path}/export?domain=nothing.example&type=1`, { accept: 'text/html' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('/sitepagestree?domain=nothing.example');
  });
});
