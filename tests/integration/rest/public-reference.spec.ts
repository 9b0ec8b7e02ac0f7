import { beforeAll, describe, expect, it } from 'vitest';
import {
  referenceCalls,
  rowSchema,
  typeMismatches,
  type ReferenceCall,
} from '../../support/public-reference/reference.js';
import { createWorld, keywordWithMaxAds } from '../reports/support/world.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createSubjects } from './support/report-subjects.js';

let app: RunningApp;
let subjectOf: Awaited<ReturnType<typeof createSubjects>>;
let bodies: Readonly<Record<string, object>>;

beforeAll(async () => {
  app = await runApp();
  subjectOf = await createSubjects(app);
  const list = app.world.keywords.slice(0, 10).map(({ word }) => word);
  const pages = [...new Set(app.world.results.map(({ domain, path }) => domain + path))].slice(0, 3);
  bodies = {
    '/report/group': { domains: ['beta.example', 'eps.example'] },
    '/tools/delete_double': { list },
    '/tools/extended_keywords': { list, config: { similarity: 5 } },
    '/tools/keywords_by_list': { list },
    '/clustering': { list },
    '/tools/concurents_by_keywords': { list },
    '/tools/keywords_by_pages': { list: pages },
    '/tools/dictionary-ext-by-page': {
      url: pages[0],
      config: { list, pages, useList: true, usePages: true },
    },
    '/tools/dictionary-by-pages': { pages },
    '/tools/domains-batch': { data: { domains: 'alpha.example\nbeta.example\nnobody.example' } },
    '/tools/history-serp': { keyword: 'buy phone' },
    '/tools/check-top': { list },
    '/tools/compare': { left: list, right: list.slice(1), options: 'present_left' },
    '/tools/combine': { lists: [['a', 'b'], ['c']] },
    '/tools/unique': { list },
  };
});

/** Subjects of simple reports; others have `alpha.example`. */
const simpleSubjects = (): Readonly<Record<string, Record<string, string>>> => ({
  '/report/compare': { incl: 'eps.example', excl: 'delta.example' },
  '/report/owner/subdomains': { id: 'beta.example' },
  '/report/simple/context/keywords/byads': { domain: 'eps.example', ads_id: '1062' },
  '/report/simple/direct/ads': {
    base: 'msk',
    kid: String(app.ids.keyword(keywordWithMaxAds(createWorld()))),
  },
  '/report/simple/direct/domain': { base: 'msk', domain: 'eps.example' },
  '/report/simple/keyword_dashboard': { keyword: 'buy phone' },
  '/report/simple/organic/keywords/bypage': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  '/report/simple/organic/concurent_pages': { domain: 'beta.example', page_url: '/catalog/phones?page=2' },
  '/report/simple/organic/lost_keywords': { domain: 'gamma.example' },
  '/report/simple/similarkeys': { keyword: 'buy phone' },
  '/tools/site-themes': { site: 'alpha.example' },
  '/report/system_keywords': { strict: 'true', hideadult: 'true' },
});

/** Parameters that name a subject, which differ from those of the examples. */
function subjectParameters({ path, parameters }: ReferenceCall): Record<string, string> {
  const domain = path.includes('/context/') ? 'eps.example' : 'alpha.example';
  return { ...(parameters.includes('domain') ? { domain } : {}), ...simpleSubjects()[path] };
}

/** Fills the path parameters and adds the query. */
function addressOf(call: ReferenceCall, query: Record<string, string> = {}): string {
  const pathParameters = subjectOf(call.path);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? '');
  const search = new URLSearchParams({
    base: 'gny',
    ...Object.fromEntries(new URLSearchParams(call.query)),
    ...query,
  });
  return `${path}?${search.toString()}`;
}

async function request(call: ReferenceCall, address: string): Promise<{ status: number; body: unknown }> {
  const response = await (call.method === 'GET'
    ? app.get(address)
    : app.send(call.method, address, bodies[call.path] ?? {}));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

/** Calls that change the subjects of the other calls. */
const changingPaths = ['/clustering/{uid}', '/clustering/{uid}/build'];
const calls = referenceCalls().filter(({ path }) => !changingPaths.includes(path));
const named = calls.map((call) => ({ name: `${call.method} ${call.path} ${call.query ?? ''}`, call }));

/** Fields that are null in every row. */
const uncoveredSortKeys: ReadonlySet<string> = new Set([
  'superwsk',
  'gctr',
  'gamn',
  'isadult',
  'legal',
  'rsya',
]);

describe('a call of the public API', () => {
  it.each(named)('$name returns the documented names and JSON types', async ({ call }) => {
    const { status, body } = await request(call, addressOf(call, subjectParameters(call)));
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
        const { status, body } = await request(
          call,
          addressOf(call, { ...other, ...subjectParameters(call) }),
        );
        expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      }
    },
  );

  it.each(named.filter(({ call }) => rowSchema(call) && !call.path.endsWith('/list')))(
    '$name filters by each documented field and sorts by fields without data',
    async ({ call }) => {
      const failures: unknown[] = [];
      const attempt = async (query: Record<string, string>) => {
        const { status, body } = await request(
          call,
          addressOf(call, { ...query, ...subjectParameters(call) }),
        );
        if (status !== 200) failures.push([query, (body as { message: string }).message]);
      };
      for (const [name, schema] of Object.entries(rowSchema(call)?.properties ?? {})) {
        if (uncoveredSortKeys.has(name)) await attempt({ sort: `${name}|desc`, per_page: '2' });
        if (schema['x-filterable'] !== true) continue;
        const value = /date$|_at$/.test(name) ? '01.02.2024' : '1';
        await attempt({ filter: `${name}!=${value}`, per_page: '2' });
      }
      expect(failures).toEqual([]);
    },
  );
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

  it('reads a result directly after it orders it', async () => {
    const list = app.world.keywords.slice(0, 10).map(({ word }) => word);
    const { body } = await json(app.send('POST', '/tools/keywords_by_list', { list, base: 'gny' }));
    const { response } = await json(app.get(`/tools/keywords_by_list/${String(body['uid'])}`));
    expect(response.status).toBe(200);
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
