import { beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '../clustering/support/clustering-calls.js';
import {
  referenceCall,
  referenceCalls,
  rowSchema,
  typeMismatches,
} from '../../support/public-reference/reference.js';
import { casesAtDepth, testDepth } from '../../support/test-depth.js';
import { createWorld, keywordWithMaxAds } from '../reports/support/world.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createReferenceSender, type SendReferenceCall } from './support/reference-sender.js';

let app: RunningApp;
let send: SendReferenceCall;

beforeAll(async () => {
  app = await runApp();
  send = await createReferenceSender(app);
});

/** Calls that change the subjects of the other calls. They have their own test and no documented response. */
const changingPaths = ['/clustering/{uid}', '/clustering/{uid}/build'];
const calls = referenceCalls().filter(({ path }) => !changingPaths.includes(path));
const named = calls.map((call) => ({ name: `${call.method} ${call.path} ${call.query ?? ''}`, call }));

const maxSortKeys = 8;

describe('a call of the public API', () => {
  it.each(named)('$name returns the documented names and JSON types', async ({ call }) => {
    const { status, body } = await send(call);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    expect([...new Set(call.response === null ? [] : typeMismatches(call.response, body))]).toEqual([]);
    if (rowSchema(call)) expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0);
  });

  it.each(named.filter(({ call }) => call.examples.length > 0))(
    '$name responds with 200 to its documented example',
    async ({ call }) => {
      for (const example of call.examples) {
        const query = Object.fromEntries(new URL(example, 'http://host').searchParams);
        const { base: _, ...other } = query;
        const { status, body } = await send(call, other);
        expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      }
    },
  );

  it.each(named.filter(({ call }) => rowSchema(call)))(
    '$name has the documented types for one row, a page after the last and large pages',
    async ({ call }) => {
      const queries: Record<string, string>[] = [{ per_page: '1' }, { page: '1000' }, { per_page: '70000' }];
      // Quick runs request one of them per table in rotation.
      const first = named.findIndex((candidate) => candidate.call === call) % queries.length;
      const chosen = testDepth === 'quick' ? queries.slice(first, first + 1) : queries;
      for (const query of chosen) {
        const { status, body } = await send(call, query);
        expect([query, status, status === 200 ? '' : body]).toEqual([query, 200, '']);
        expect([...new Set(typeMismatches(call.response ?? {}, body))]).toEqual([]);
      }
    },
  );

  it.each(named.filter(({ call }) => rowSchema(call) && call.path.endsWith('/list')))(
    '$name sorts by each documented field',
    async ({ call }) => {
      for (const name of Object.keys(rowSchema(call)?.properties ?? {})) {
        const { status, body } = await send(call, { sort: `${name}|asc` });
        expect([name, status, status === 200 ? '' : body]).toEqual([name, 200, '']);
      }
    },
  );

  it.each(named.filter(({ call }) => rowSchema(call) && !call.path.endsWith('/list')))(
    '$name filters and sorts by each documented field',
    async ({ call }) => {
      const failures: unknown[] = [];
      const attempt = async (query: Record<string, string>) => {
        const { status, body } = await send(call, query);
        if (status !== 200) failures.push([query, (body as { message: string }).message]);
        return body as { data: unknown[] };
      };
      const fields = Object.entries(rowSchema(call)?.properties ?? {});
      const conditions = fields.map(([name]) => {
        const value = /date$|_at$|^serpf$/.test(name) ? '01.02.2024' : '1';
        return `${name}!=${value}`;
      });
      await attempt({ filter: conditions.join('^'), per_page: '2' });
      const columns = fields.map(([name]) => name);
      for (let first = 0; first < columns.length; first += maxSortKeys) {
        const keys = columns.slice(first, first + maxSortKeys);
        await attempt({ sort: keys.map((name) => `${name}|desc`).join(','), per_page: '2' });
      }
      expect(failures).toEqual([]);
    },
  );

  it('builds and deletes clustering projects', async () => {
    const list = app.world.keywords.slice(0, 5).map(({ word }) => word);
    const [built, uid] = [await createProject(app, list), await createProject(app, list)];
    const build = await app.send('POST', `/clustering/${built}/build`, {});
    expect([build.status, await build.text()]).toEqual([200, expect.any(String)]);
    const removed = await app.send('DELETE', `/clustering/${uid}`, {});
    expect([removed.status, await removed.json()]).toEqual([200, { result: true }]);
  });

  it('has the documented types for every domain and keyword, with and without data', async () => {
    const found: unknown[] = [];
    const check = async (path: string, query: Record<string, string>) => {
      const call = referenceCall('GET', path);
      for (const caller of [app, app.guest]) {
        const response = await caller.get(`${path}?${new URLSearchParams(query).toString()}`);
        const body: unknown = await response.json();
        const mismatches = response.status === 200 ? typeMismatches(call.response ?? {}, body) : [body];
        if (mismatches.length > 0) found.push([query, ...new Set(mismatches)]);
      }
    };
    for (const domain of casesAtDepth(app.world.domains, 4)) {
      await check('/report/simple/domain_dashboard', { base: 'gny', domain });
      await check('/report/simple/domain_ad_history', { base: 'gny', domain });
    }
    for (const { word } of casesAtDepth(app.world.keywords.slice(0, 12), 3)) {
      await check('/report/simple/keyword_dashboard', { base: 'gny', keyword: word });
    }
    expect(found).toEqual([]);
  });
});

describe('values of the public API', () => {
  const read = async (address: string) => (await app.get(address)).json() as Promise<Record<string, unknown>>;

  it('have the documented meaning in the dashboards', async () => {
    const dashboard = await read('/report/simple/domain_dashboard?domain=eps.example');
    const { it5, it50, restop5, adkeys, concs } = dashboard;
    expect(restop5).toBe(Math.round((100 * Number(it5)) / Number(it50)));
    for (const { p, sr } of adkeys as { p: number[]; sr: number }[]) {
      expect([p.length, p[0]]).toEqual([2, sr]);
    }
    expect((concs as object[]).length).toBeLessThanOrEqual(20);
    const keyword = encodeURIComponent(keywordWithMaxAds(createWorld()));
    const { ads } = await read(`/report/simple/keyword_dashboard?base=msk&keyword=${keyword}`);
    for (const { bid } of ads as { bid: number }[]) expect(bid).toBeLessThan(10_000);
  });

  it('are dates of the form 01.06.2024, which filters accept', async () => {
    const address = '/report/simple/organic/sitepages?domain=alpha.example';
    const { data, total } = await read(address);
    const dates = (data as { found_date: string }[]).map((row) => row.found_date);
    for (const date of dates) expect(date).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
    const [first = ''] = dates;
    const iso = first.split('.').reverse().join('-');
    const [dotted, hyphenated] = await Promise.all(
      [first, iso].map((date) => read(`${address}&filter=found_date=${date}`)),
    );
    expect(dotted?.['total']).toBe(hyphenated?.['total']);
    expect(Number(dotted?.['total'])).toBeGreaterThan(0);
    expect(Number(dotted?.['total'])).toBeLessThanOrEqual(Number(total));
  });

  it('are whole addresses of pages with ads, and of results with their domain', async () => {
    for (const path of ['keywords', 'ads']) {
      const { data } = await read(`/report/simple/context/${path}?domain=eps.example`);
      const urls = (data as { url: string }[]).map(({ url }) => url);
      expect(urls.length).toBeGreaterThan(0);
      for (const url of urls) expect(url).toMatch(/^https?:\/\/[^/]+\//);
      const filter = encodeURIComponent(`url=${urls[0] ?? ''}`);
      const filtered = await read(`/report/simple/context/${path}?domain=eps.example&filter=${filter}`);
      expect(Number(filtered['total'])).toBeGreaterThan(0);
    }
    const { word } = app.world.keywords[0] ?? expect.fail();
    const tops = await app.send('POST', '/tools/check-top', { list: [word], base: 'gny' });
    const places = Object.values((await tops.json()) as Record<string, { domain: string; url: string }[]>);
    for (const { domain, url } of places.flat()) expect(url.startsWith(`${domain}/`)).toBe(true);
  });

  it('select rows by id', async () => {
    const address = '/report/simple/organic/keywords?domain=alpha.example';
    const { data } = await read(address);
    const [first] = data as { id: number; kid: number; word: string; superwsk: null; kei: number }[];
    expect(first).toMatchObject({ id: first?.kid, superwsk: null, kei: expect.any(Number) as number });
    const { data: filtered } = await read(`${address}&filter=id=${first?.id}^superwsk!=5&sort=superwsk|desc`);
    expect(filtered).toMatchObject([{ word: first?.word }]);
    const { data: pages } = await read('/report/simple/organic/sitepages?domain=alpha.example&sort=hash|asc');
    const hashes = (pages as { hash: string }[]).map(({ hash }) => hash);
    expect(hashes).toEqual([...new Set(hashes)].toSorted());
    for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{16}$/);
  });

  it('are found by a part of a list or date', async () => {
    const ads = '/report/simple/context/ads/?domain=eps.example&per_page=500';
    const { data } = await read(ads);
    const [, link = expect.fail()] = (data as { links: string[] }[]).flatMap(({ links }) => links);
    const part = link.slice(1).toUpperCase();
    const found = await read(`${ads}&filter=${encodeURIComponent(`linksLIKE${part}`)}`);
    const expected = (data as { links: string[] }[]).filter(({ links }) =>
      links.some((text) => text.toUpperCase().includes(part)),
    );
    expect(found['data']).toEqual(expected);
    const pages = '/report/simple/organic/sitepages?domain=alpha.example&per_page=500';
    const { data: all } = await read(pages);
    const dates = (all as { found_date: string }[]).map((row) => row.found_date);
    const month = dates[0]?.slice(3) ?? '';
    const { total } = await read(`${pages}&filter=found_dateLIKE${month}`);
    expect(total).toBe(dates.filter((date) => date.endsWith(month)).length);
  });

  it('may be lists of numbers that are filtered by text', async () => {
    const keywords = '/report/simple/organic/keywords?domain=alpha.example';
    for (const filter of ['trendLIKE1', 'trend=1', 'trendONE OF1DELIM2']) {
      const { data } = await read(`${keywords}&filter=${encodeURIComponent(filter)}`);
      expect(data).toBeInstanceOf(Array);
    }
  });

  it('list up to 20 rows in the dashboards', async () => {
    const { keys, pages } = await read('/report/simple/domain_dashboard?domain=alpha.example&base=gny');
    expect((keys as object[]).length).toBe(20);
    expect((pages as object[]).length).toBeLessThanOrEqual(20);
    const { data } = await app.graphql('{ domainDashboard(domain: "alpha.example") { keys { word } } }');
    expect((data?.['domainDashboard'] as { keys: object[] }).keys).toHaveLength(10);
  });

  it('combine lists in an object with numbers as names', async () => {
    const [list, object] = await Promise.all(
      [[['a', 'b'], ['c']], { 1: ['c'], 0: ['a', 'b'] }].map(async (lists) =>
        (await app.send('POST', '/tools/combine', { lists })).text(),
      ),
    );
    expect(object).toBe(list);
    expect(object?.trim().split('\n')).toEqual(['a c', 'b c']);
  });

  it('sort sitelinks by the number of their ads as `cnt`', async () => {
    const address = '/report/simple/context/ads/links?domain=eps.example';
    const [byAlias, byColumn] = await Promise.all(
      ['cnt', 'adscnt'].map((name) => read(`${address}&sort=${name}|asc`)),
    );
    expect(byAlias?.['data']).toEqual(byColumn?.['data']);
  });
});

describe('a script of the public API', () => {
  const keywords = '/report/simple/organic/keywords?domain=alpha.example';
  const json = async (pending: Promise<Response>) => {
    const response = await pending;
    return { response, body: (await response.json()) as Record<string, unknown> };
  };

  it('reads the status in `code` and the stable word in `error`', async () => {
    const { response, body } = await json(app.get('/report/simple/organic/keywords?domain=nowhere.example'));
    expect([response.status, body]).toMatchObject([404, { code: 404, error: 'DOMAIN_NOT_FOUND' }]);
  });

  it('gets the rows of a large page as one stream with the same rows in the same order', async () => {
    const { body } = await json(app.get(`${keywords}&per_page=70000`));
    const total = Number(body['total']);
    expect(body).toMatchObject({ current_page: 1, per_page: 50_000, last_page: 1, from: 1, to: total });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 100) }, (_, index) =>
        json(app.get(`${keywords}&per_page=100&page=${index + 1}`)),
      ),
    );
    expect(body['data']).toEqual(pages.flatMap((page) => page.body['data'] as object[]));
    const { body: second } = await json(app.get(`${keywords}&per_page=501&page=2`));
    expect(second).toMatchObject({ per_page: 501, from: null, to: null, data: [], total });
  });

  it.each(['/report/group/list', '/clustering/list'])('reads all rows of %s at once', async (path) => {
    const { body } = await json(app.get(`${path}?per_page=70000`));
    expect(body).toMatchObject({ per_page: 50_000, last_page: 1 });
  });

  it('needs a token for more than 500 rows', async () => {
    const { response, body } = await json(app.guest.get(`${keywords}&per_page=501`));
    expect([response.status, body]).toMatchObject([400, { code: 400, error: 'BAD_REQUEST' }]);
  });

  it('reads the database msk without `base`', async () => {
    const [without, msk] = await Promise.all([
      json(app.get('/report/simple/direct/domain?domain=eps.example', { cookie: '' })),
      json(app.get('/report/simple/direct/domain?domain=eps.example&base=msk', { cookie: '' })),
    ]);
    expect(without.response.status).toBe(200);
    expect(without.body['data']).toEqual(msk.body['data']);
  });

  it.each([`/api/${keywords}`, `/${keywords}`, keywords.replace('/organic', '//organic')])(
    'may repeat slashes: %s',
    async (address) => {
      expect((await json(app.get(address))).body['data']).toEqual(
        (await json(app.get(keywords))).body['data'],
      );
    },
  );

  it('may send a JSON content type without a body', async () => {
    const { response, body } = await json(
      fetch(`${app.url}/clustering/00000000-0000-4000-8000-000000000000`, {
        method: 'DELETE',
        headers: { ...app.fixedHeaders, 'content-type': 'application/json' },
      }),
    );
    expect([response.status, body['error']]).toEqual([404, 'NOT_FOUND']);
  });

  // A loaded machine may need more than the two seconds for which the server waits.
  it('reads a result directly after it orders it', { retry: 3 }, async () => {
    const list = app.world.keywords.slice(0, 10).map(({ word }) => word);
    const { body } = await json(app.send('POST', '/tools/keywords_by_list', { list, base: 'gny' }));
    const { response } = await json(app.get(`/tools/keywords_by_list/${String(body['uid'])}`));
    expect(response.status).toBe(200);
  });

  it('sends its token in `auth-token`, not in `token`', async () => {
    const list = app.world.keywords.slice(0, 10).map(({ word }) => word);
    const { body } = await json(app.send('POST', '/tools/keywords_by_list', { list, base: 'gny' }));
    const address = `/tools/keywords_by_list/${String(body['uid'])}`;
    await expect.poll(async () => (await app.get(address)).status).toBe(200);
    const token = encodeURIComponent(app.fixedHeaders['x-api-token'] ?? '');
    const accepted = await json(app.guest.get(`${address}?auth-token=${token}`));
    expect([accepted.response.status, accepted.body['total']]).toEqual([200, list.length]);
    const ignored = await json(app.guest.get(`${address}?token=${token}`));
    expect([ignored.response.status, ignored.body]).toMatchObject([
      401,
      { code: 401, error: 'AUTHORIZATION_REQUIRED' },
    ]);
  });

  it('searches keywords by the lines of a filter, also if they are percent-encoded', async () => {
    const search = async (parameters: object, strict: boolean) => {
      const address = `/report/system_keywords?base=gny&strict=${strict}&hideadult=true`;
      const { response, body } = await json(
        app.send('POST', address, { params: { per_page: 500, ...parameters } }),
      );
      expect(response.status).toBe(200);
      return (body['data'] as { word: string }[]).map(({ word }) => word).sort();
    };
    const lines = 'buy phone\nvideo -order\n-berlin';
    for (const strict of [true, false]) {
      const expected = await search({ phrases: lines.split('\n') }, strict);
      expect(expected.length).toBeGreaterThan(1);
      for (const filter of [`wordLIKE${lines}`, `wordLIKE${encodeURIComponent(lines)}`]) {
        expect(await search({ filter }, strict)).toEqual(expected);
      }
      const frequent = await search({ filter: `ws>=1000^wordLIKE${lines}` }, strict);
      expect(expected).toEqual(expect.arrayContaining(frequent));
      expect(frequent.length).toBeLessThan(expected.length);
    }
    expect(await search({ filter: 'wordLIKEphone buy' }, false)).toEqual(
      expect.arrayContaining(await search({ filter: 'wordLIKEbuy phone' }, true)),
    );
  });

  it('may encode a filter several times', async () => {
    const total = async (filter: string) =>
      (await json(app.get(`${keywords}&filter=${filter}`))).body['total'];
    const expected = await total('pos%3C5');
    expect(expected).toBeGreaterThan(0);
    expect(await total('pos%253C5')).toBe(expected);
    expect(await total('pos%25253C5')).toBe(expected);
  });

  it.each([
    '/report/simple/links/backlinks?domain=a.example',
    '/wordstat/list',
    '/serp',
    '/monitoring/state/7',
  ])('learns that the product does not cover %s', async (address) => {
    const { response, body } = await json(app.get(`/api${address}`));
    expect([response.status, body]).toMatchObject([404, { code: 404, error: 'NOT_COVERED' }]);
  });
});
