import { beforeAll, describe, expect, it } from 'vitest';
import { reportRegistry } from '../../../server/reports/report-registry.js';
import { createWorld, keywordWithMaxAds } from '../reports/support/world.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { casesAtDepth } from '../../support/test-depth.js';
import { reportSubject } from './support/report-subjects.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

interface Page {
  current_page: number;
  per_page: number;
  total: number;
  last_page: number;
  from: number | null;
  to: number | null;
  data: Record<string, unknown>[];
  links: { pagination: Record<string, string | null> };
}

const page = async (path: string): Promise<Page> => (await app.get(path)).json() as Promise<Page>;

describe('a report over REST', () => {
  it('gives the same response under /api and at the root', async () => {
    const path = '/report/simple/organic/keywords?domain=alpha.example&per_page=5';
    const [bare, api] = await Promise.all([page(path), page(`/api${path}`)]);
    expect(bare.data).toEqual(api.data);
    expect(api).toMatchObject({ current_page: 1, per_page: 5, from: 1, to: 5 });
    expect(api.total).toBe(app.oracle.organicKeywords('alpha.example').length);
  });

  it('accepts page and current_page and links the adjacent pages', async () => {
    const path = '/api/report/simple/organic/keywords?domain=alpha.example&per_page=5';
    const [one, other] = await Promise.all([
      page(`${path}&page=2`),
      page(`${path}&current_page=2&auth-token=secret`),
    ]);
    expect(one.data).toEqual(other.data);
    expect(one.from).toBe(6);
    const { prev, next, first, last } = other.links.pagination;
    expect((await page(String(prev))).current_page).toBe(1);
    expect((await page(String(next))).current_page).toBe(3);
    expect((await page(String(first))).data).toHaveLength(5);
    expect((await page(String(last))).to).toBe(one.total);
    expect(JSON.stringify(other.links)).not.toContain('secret');
  });

  it('returns no rows and the correct total beyond the last page', async () => {
    const beyond = await page('/api/report/simple/organic/keywords?domain=alpha.example&page=9999');
    expect(beyond).toMatchObject({ data: [], from: null, to: null, current_page: 9999 });
    expect(beyond.total).toBeGreaterThan(0);
  });

  it('accepts parameters from a form, JSON and JSON under params', async () => {
    const expected = await page(
      '/api/report/simple/organic/keywords?domain=alpha.example&filter=ws>=100&per_page=7',
    );
    const url = `${app.url}/api/report/simple/organic/keywords?domain=alpha.example`;
    const values = { filter: 'ws>=100', per_page: 7 };
    const json = { ...app.fixedHeaders, 'content-type': 'application/json' };
    const bodies: RequestInit[] = [
      {
        method: 'POST',
        headers: app.fixedHeaders,
        body: new URLSearchParams({ filter: 'ws>=100', per_page: '7' }),
      },
      { method: 'POST', headers: json, body: JSON.stringify(values) },
      { method: 'POST', headers: json, body: JSON.stringify({ params: values }) },
    ];
    for (const body of bodies) {
      expect(((await (await fetch(url, body)).json()) as Page).data).toEqual(expected.data);
    }
  });

  it('returns wizards as a map of id and name, and flags as 0 and 1', async () => {
    const { data } = await page(
      '/api/report/simple/organic/keywords?domain=alpha.example&filter=wizardscount>0&per_page=500',
    );
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) {
      expect(Object.keys(row['wizards'] as object)).toHaveLength(Number(row['wizardscount']));
      expect(Object.values(row['wizards'] as object).every((name) => typeof name === 'string')).toBe(true);
      expect([0, 1]).toContain(row['isgeo']);
    }
  });
});

describe('every report over REST', () => {
  /** Group reports need an owner: tests/integration/groups. */
  const reports = reportRegistry
    .filter(({ subject }) => !['group', 'run', 'clustering'].includes(subject))
    .map((definition) => ({ id: definition.id, definition }));

  /** Table response fields of docs/public-api.md. */
  const documented = (
    'current_page per_page total last_page from to data links demo restrictions authorized payed needleTariff demoLimit ' +
    'isFilter isSort promoTariff promoTariffPrice promoTariffLimit isAllowedDomains message demoTariff'
  ).split(' ');

  it.each(reports)('$id returns every documented field to each caller', async ({ id, definition }) => {
    const query = new URLSearchParams({ ...reportSubject(id), per_page: '3' }).toString();
    // Guests get an error for reports of paid plans.
    for (const caller of definition.right === undefined ? [app, app.guest] : [app]) {
      const response = (await (await caller.get(`/api${definition.restPath}?${query}`)).json()) as Page;
      expect(Object.keys(response)).toEqual(expect.arrayContaining(documented));
      expect(Object.keys(response.links.pagination)).toEqual(['first', 'prev', 'next', 'last']);
      for (const row of response.data) {
        expect(Object.keys(row)).toEqual(expect.arrayContaining(Object.keys(definition.columns)));
      }
      // First-party reports have no rows here; first-party-metrics.spec.ts covers them.
      if (definition.firstPartyDimension === undefined) expect(response.data.length).toBeGreaterThan(0);
    }
  });

  it.each(casesAtDepth(reports, 10))(
    '$id reads a URL, a form and JSON in the same way',
    async ({ id, definition }) => {
      const sortable = Object.entries(definition.columns).find(([, column]) => column.sortable)?.[0];
      const values = { ...reportSubject(id), sort: `${sortable}|asc`, per_page: '1' };
      const url = `${app.url}/api${definition.restPath}`;
      const json = { ...app.fixedHeaders, 'content-type': 'application/json' };
      const query = (more: object) => new URLSearchParams({ ...values, ...more }).toString();
      const calls: [url: string, call: RequestInit][] = [
        [`${url}?${query({ page: 2 })}`, {}],
        [`${url}?${query({ current_page: 2 })}`, {}],
        [`${url}?${query({ page: 2 })}`, { method: 'POST' }],
        [url, { method: 'POST', body: new URLSearchParams(query({ page: 2 })) }],
        [url, { method: 'POST', body: new URLSearchParams(query({ current_page: 2 })) }],
        [url, { method: 'POST', headers: json, body: JSON.stringify({ ...values, per_page: 1, page: 2 }) }],
        [
          `${url}?page=3`,
          { method: 'POST', headers: json, body: JSON.stringify({ params: { ...values, page: 2 } }) },
        ],
      ];
      const pages = await Promise.all(
        calls.map(async ([to, call]) => {
          const response = await fetch(to, { headers: app.fixedHeaders, ...call });
          return (await response.json()) as Page;
        }),
      );
      const [first] = pages;
      expect(first).toMatchObject({ current_page: 2, per_page: 1 });
      for (const page of pages) {
        expect(page).toMatchObject({ data: first?.data, total: first?.total, last_page: first?.last_page });
        expect((await follow(page.links.pagination['prev'])).current_page).toBe(1);
        expect((await follow(page.links.pagination['last'])).total).toBe(first?.total);
      }
    },
  );

  const follow = async (link: string | null | undefined): Promise<Page> => page(String(link));

  it('finds a keyword by its id and by its text', async () => {
    const word = keywordWithMaxAds(createWorld());
    const kid = app.ids.keyword(word);
    const [byId, byWords] = await Promise.all(
      [`kid=${kid}`, `keyword=${encodeURIComponent(word)}`].map((named) =>
        page(`/api/report/simple/direct/ads?base=msk&${named}`),
      ),
    );
    expect(byId?.data.length).toBe(4);
    expect(byId?.data).toEqual(byWords?.data);
  });

  it('omits page links when the body is too long for a URL', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`);
    const values = { domain: 'alpha.example', filter: `wordNOT ONE OF${words.join('DELIM')}` };
    const response = await app.send('POST', '/api/report/simple/organic/keywords', values);
    const { links } = (await response.json()) as Page;
    expect(links.pagination).toEqual({ first: null, prev: null, next: null, last: null });
  });
});

describe('errors of a call', () => {
  const rejectedCalls: [path: string, status: number, code: string, message: RegExp][] = [
    ['/api/report/simple/organic/keywords', 400, 'BAD_REQUEST', /^domain is missing/],
    [
      '/api/report/simple/organic/keywords?domain=alpha.example&page=two',
      400,
      'BAD_REQUEST',
      /^page must be a whole number from 1/,
    ],
    ['/api/report/simple/organic/keywords?domain=alpha.example&page=0', 400, 'BAD_REQUEST', /^page /],
    [
      '/api/report/simple/organic/keywords?domain=alpha.example&domain=beta.example',
      400,
      'BAD_REQUEST',
      /^domain must be a string/,
    ],
    [
      '/api/report/simple/organic/concurents?domain=alpha.example&top=7',
      400,
      'BAD_REQUEST',
      /^top must be one of 10, 50/,
    ],
    [
      '/api/report/simple/organic/keywords?domain=alpha.example&filter=nothing=1',
      400,
      'BAD_FILTER',
      /nothing/,
    ],
    [
      '/api/report/simple/organic/keywords?domain=alpha.example&sort=nothing|asc',
      400,
      'BAD_SORT',
      /“nothing”/,
    ],
    ['/api/report/simple/organic/keywords?domain=alpha.example&base=xyz', 404, 'UNKNOWN_BASE', /xyz/],
    [
      '/api/report/simple/organic/keywords?domain=nowhere.example',
      404,
      'DOMAIN_NOT_FOUND',
      /nowhere\.example/,
    ],
    [
      '/api/report/simple/direct/domain?domain=eps.example&base=gny',
      422,
      'UNSUPPORTED_BASE',
      /Direct ads.* Yandex database/,
    ],
    ['/api/report/simple/direct/ads?kid=7&base=gny', 422, 'UNSUPPORTED_BASE', /Yandex/],
    ['/api/report/simple/direct/ads?kid=7&base=msk', 404, 'KEYWORD_NOT_FOUND', /7/],
    [
      '/api/report/simple/direct/adkeys?base=msk&domain=eps.example',
      400,
      'BAD_REQUEST',
      /^adTitle is missing/,
    ],
    ['/api/report/simple/direct/ads?base=msk', 400, 'BAD_REQUEST', /^keyword is missing/],
    ['/api/report/simple/organic/keywords?domain=%00', 400, 'BAD_REQUEST', /^domain /],
    ['/api/nothing/here', 404, 'NOT_FOUND', /./],
    ['/nothing/here', 404, 'NOT_FOUND', /./],
    ['/api/suggestion/planets?query=alph', 400, 'BAD_REQUEST', /^apiType /],
  ];

  it.each(rejectedCalls)('%s is %i %s', async (path, status, code, message) => {
    const response = await app.get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const body = (await response.json()) as { message: string; code: string | number; error?: string };
    // Public API calls have the status in `code`.
    expect(body.error === undefined ? [status, body.code] : [body.code, body.error]).toEqual([status, code]);
    expect(body.message).toMatch(message);
    expect(JSON.stringify(body)).not.toMatch(/at .*\.[jt]s:\d+|stack/);
  });

  it('are in Russian for a Russian caller', async () => {
    const response = await app.get('/api/report/simple/organic/keywords?page=x&domain=a.example', {
      'accept-language': 'ru-RU,ru;q=0.9,en;q=0.5',
    });
    expect(((await response.json()) as { message: string }).message).toBe(
      'page должен быть целым числом от 1 до 2147483647',
    );
  });

  it('an invalid JSON body is rejected with the reason', async () => {
    const response = await fetch(`${app.url}/api/report/system_keywords`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"params"',
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toBe('BAD_REQUEST');
  });

  it('a body that is too large or of an unknown type is rejected', async () => {
    const url = `${app.url}/api/report/system_keywords`;
    const large = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: 'x'.repeat(2 ** 20) }),
    });
    expect([large.status, ((await large.json()) as { error: string }).error]).toEqual([413, 'TOO_LARGE']);
    const odd = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-odd' },
      body: 'x',
    });
    expect([odd.status, ((await odd.json()) as { error: string }).error]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });
});
