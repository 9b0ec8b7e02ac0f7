import { beforeAll, describe, expect, it } from 'vitest';
import { domainTotals } from '../reports/support/totals.js';
import { runApp, type GraphqlResult, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

describe('GraphQL errors have a stable code and the request id', () => {
  const cases: [query: string, code: string, message: RegExp][] = [
    ['{ organicKeywords(domain: "nowhere.example") { total } }', 'DOMAIN_NOT_FOUND', /nowhere\.example/],
    ['{ organicKeywords(domain: "alpha.example", base: "xyz") { total } }', 'UNKNOWN_BASE', /xyz/],
    ['{ organicKeywords(domain: "alpha.example", filter: "nothing=1") { total } }', 'BAD_FILTER', /nothing/],
    ['{ organicKeywords(domain: "alpha.example", sort: "nothing|asc") { total } }', 'BAD_SORT', /nothing/],
    ['{ organicKeywords(domain: "alpha.example", perPage: 501) { total } }', 'BAD_REQUEST', /per_page/],
    ['{ similarKeywords(keyword: "no such keyword") { total } }', 'KEYWORD_NOT_FOUND', /no such keyword/],
    ['{ nothing }', 'BAD_REQUEST', /nothing/],
    ['{ organicKeywords { total } }', 'BAD_REQUEST', /domain/],
    ['{ {', 'BAD_REQUEST', /Syntax Error/],
    ['subscription { viewer { kind } }', 'BAD_REQUEST', /subscriptions/],
  ];

  it('rejects a NUL character in a variable and in the text, as REST does', async () => {
    const query =
      'query ($filter: String) { organicKeywords(domain: "alpha.example", filter: $filter) { total } }';
    const nested =
      'query ($rows: [FilterRowInput!]) { organicKeywords(domain: "alpha.example", conditions: $rows) { total } }';
    const literal = '{ organicKeywords(domain: "alpha.example", search: "a\\u0000b") { total } }';
    const byDefault =
      'query ($text: String = "a\\u0000b") { organicKeywords(domain: "alpha.example", search: $text) { total } }';
    const results = [
      await app.graphql(query, { filter: 'wordLIKEa\0b' }),
      await app.graphql(nested, { rows: [{ field: 'word', operator: 'LIKE', value: 'a\0b' }] }),
      await app.graphql(literal),
      await app.graphql(byDefault),
    ];
    expect(results.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(results.map(({ errors }) => errors?.[0]?.message)).toEqual([
      'filter must hold no zero character',
      'rows must hold no zero character',
      'search must hold no zero character',
      'text must hold no zero character',
    ]);
    expect(results.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(4).fill('BAD_REQUEST'));
  });

  it.each(cases)('%s → %s', async (query, code, message) => {
    const { errors } = await app.graphql(query, {}, { 'x-request-id': 'my-request-1' });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message) as string,
      extensions: { code, requestId: 'my-request-1' },
    });
    expect(Object.keys(errors?.[0]?.extensions ?? {}).sort()).toEqual(['code', 'requestId']);
  });

  it('in the language of the request', async () => {
    const { errors } = await app.graphql(
      '{ organicKeywords(domain: "nowhere.example") { total } }',
      {},
      { 'accept-language': 'ru' },
    );
    expect(errors?.[0]?.message).toBe('Домена nowhere.example нет в этой базе.');
  });

  it('a variable of the wrong type is named', async () => {
    const { status, errors } = await app.graphql(
      'query ($page: Int) { visibleDomains(page: $page) { total } }',
      { page: 'two' },
    );
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_REQUEST' },
      message: expect.stringContaining('$page') as string,
    });
  });
});

describe('forged requests', () => {
  const body = JSON.stringify({ query: '{ wizardClasses { id } }' });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of the type %j are rejected',
    async (type) => {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: type ? { 'content-type': type } : {},
        body: Buffer.from(body),
      });
      expect([400, 415]).toContain(response.status);
      expect(await response.text()).not.toContain('"data"');
    },
  );

  it('a GET without the preflight header is rejected and runs with it', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ wizardClasses { id } }')}`;
    expect((await app.get(path)).status).toBe(400);
    expect((await app.get(path, { 'apollo-require-preflight': '1' })).status).toBe(200);
  });
});

describe('reports over GraphQL', () => {
  it('accept typed conditions instead of a filter string', async () => {
    const typed = await app.graphql(
      'query ($conditions: [FilterRowInput!]) { organicKeywords(domain: "alpha.example", conditions: $conditions, perPage: 500) { total totalUnfiltered data { word } } }',
      {
        conditions: [
          { field: 'ws', operator: '>=', value: '1000', or: [{ field: 'pos', operator: '<=', value: '3' }] },
        ],
      },
    );
    const text = await app.graphql(
      '{ organicKeywords(domain: "alpha.example", filter: "ws>=1000^ORpos<=3", perPage: 500) { total totalUnfiltered data { word } } }',
    );
    expect(typed.errors).toBeUndefined();
    expect(typed.data).toEqual(text.data);
    const report = typed.data?.['organicKeywords'] as { total: number; totalUnfiltered: number };
    expect(report.total).toBeGreaterThan(0);
    expect(report.totalUnfiltered).toBe(app.oracle.organicKeywords('alpha.example').length);
  });

  it('number rows across pages', async () => {
    const { data } = await app.graphql(
      '{ organicKeywords(domain: "alpha.example", page: 2, perPage: 10) { from data { rowNumber } } }',
    );
    const report = data?.['organicKeywords'] as { from: number; data: { rowNumber: number }[] };
    expect(report.data.map(({ rowNumber }) => rowNumber)).toEqual(
      Array.from({ length: 10 }, (_, index) => 11 + index),
    );
  });

  it('describe every column with a title and an explanation in both languages', async () => {
    const query = '{ reports { id rest columns { id field title description filterable operators } } }';
    const [english, russian] = await Promise.all(
      ['en', 'ru'].map((language) => app.graphql(query, {}, { 'accept-language': language })),
    );
    const en = metaOf(english);
    const ru = metaOf(russian);
    expect(en.reports.map(({ id }) => id)).toContain('organic-keywords');
    for (const [index, report] of en.reports.entries()) {
      for (const [place, column] of report.columns.entries()) {
        expect(column.title && column.description).toBeTruthy();
        expect(ru.reports[index]?.columns[place]?.description).toMatch(/[а-яё]/i);
        if (column.filterable) expect(column.operators.length).toBeGreaterThan(0);
      }
    }
  });

  it('load the counts of all databases in one query', async () => {
    const { data, errors } = await app.graphql(
      '{ databases { code name empty keywords snapshots { date rows } } currentDatabase { code } }',
    );
    expect(errors).toBeUndefined();
    const databases = data?.['databases'] as { code: string }[] | undefined;
    expect(databases?.map(({ code }) => code)).toEqual(expect.arrayContaining(['gny', 'msk', 'spb']));
    expect(data?.['currentDatabase']).toEqual({ code: 'gny' });
  });

  it('databases report how many domains, pages and ads they contain, and an empty one reports none', async () => {
    const { id } = await app.deps.bases.byCode('gny');
    await app.stores.postgres.query(
      `INSERT INTO generation (id, base_id, form, state, counts) VALUES (7, $1, 1, 'published', '{"keyword": 9, "page": 8}')`,
      [id],
    );
    const { data, errors } = await app.graphql('{ databases { code keywords domains pages ads } }');
    expect(errors).toBeUndefined();
    const totals = domainTotals(app.world).filter(({ it50 }) => it50 > 0);
    const ads = domainTotals(app.world).reduce((sum, { adscnt }) => sum + adscnt, 0);
    expect(data?.['databases']).toEqual(
      expect.arrayContaining([
        { code: 'gny', keywords: 9, domains: totals.length, pages: 8, ads },
        { code: 'spb', keywords: null, domains: null, pages: null, ads: null },
      ]),
    );
  });
});

interface Meta {
  reports: {
    id: string;
    columns: { title: string; description: string; filterable: boolean; operators: string[] }[];
  }[];
}

function metaOf(result: GraphqlResult | undefined): Meta {
  return result?.data as unknown as Meta;
}
