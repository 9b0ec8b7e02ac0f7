import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { sortRows } from '../reports/support/evaluate.js';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
let demo: Caller;
let basic: Caller;

beforeAll(async () => {
  app = await runApp();
  demo = app.as(await createUser(app, { kind: 'demo' }));
  basic = app.as(await createUser(app, { kind: 'basic' }));
});

interface Row {
  word: string;
  pos: number;
}

interface Page {
  total: number;
  totalUnfiltered: number;
  message: string | null;
  data: Row[];
  restrictions: Record<string, unknown>;
}

const call = '/api/report/simple/organic/keywords?domain=alpha.example';

/** Expected rows in the default order by volume, computed without the server. */
const allRows = () =>
  sortRows(app.oracle.organicKeywords('alpha.example'), [{ column: 'ws', direction: 'desc' }]).map((row) => ({
    word: String(row['word']),
    pos: Number(row['pos']),
    ws: Number(row['ws']),
  }));

const shallow = () => allRows().filter(({ pos }) => pos <= 10);
const wordsOf = (rows: readonly { word: string }[]) => rows.map(({ word }) => word);

async function keywords(caller: Caller, more = ''): Promise<Page> {
  const { data, errors } = await caller.graphql(
    `{ organicKeywords(domain: "alpha.example"${more}) { total totalUnfiltered message data { word pos }
       restrictions { restricted rowLimit deepestPosition deeperRows authorized paid neededPlan promoPlan promoPriceCents promoLimit } } }`,
  );
  expect(errors).toBeUndefined();
  return data?.['organicKeywords'] as Page;
}

async function readRest(
  caller: Caller,
  more = '',
): Promise<{ status: number; body: Page & Record<string, unknown> }> {
  const response = await caller.get(call + more);
  return { status: response.status, body: (await response.json()) as Page & Record<string, unknown> };
}

describe('the server applies plan restrictions, not the client', () => {
  it('the test data has rows beyond the free plan, so that restrictions are visible', () => {
    expect(shallow().length).toBeGreaterThan(15);
    expect(allRows().length).toBeGreaterThan(shallow().length + 5);
  });

  it('a summary counts the keywords of its report for each plan', async () => {
    for (const [caller, expected] of [
      [demo, shallow().length],
      [basic, allRows().length],
    ] as const) {
      const { data } = await caller.graphql(
        '{ domainDashboard(domain: "alpha.example") { it50 keysTotal } }',
      );
      expect(data?.['domainDashboard']).toEqual({ it50: allRows().length, keysTotal: expected });
      expect((await keywords(caller)).total).toBe(expected);
    }
  });

  it('the free plan shows 15 rows of the top 10 with the total and the number of deeper rows, over GraphQL and REST', async () => {
    const expected = wordsOf(shallow().slice(0, 15));
    const page = await keywords(demo);
    expect(wordsOf(page.data)).toEqual(expected);
    expect([page.total, page.totalUnfiltered]).toEqual([shallow().length, shallow().length]);
    const deeper = allRows().length - shallow().length;
    expect(page.message).toBe(
      `${shallow().length} of ${allRows().length} keywords are at positions 1–10. Paid plans include positions 11–50.`,
    );
    expect(page.restrictions).toEqual({
      restricted: true,
      rowLimit: 15,
      deepestPosition: 10,
      deeperRows: deeper,
      authorized: true,
      paid: false,
      neededPlan: 3,
      promoPlan: 6,
      promoPriceCents: 2000,
      promoLimit: 50,
    });
    const { body } = await readRest(demo);
    expect([wordsOf(body.data), body.total]).toEqual([expected, shallow().length]);
  });

  it('with a filter or search the free plan hides the number of deeper rows', async () => {
    const visible = (holds: (row: { word: string; ws: number }) => boolean) => shallow().filter(holds).length;
    for (const [more, expected] of [
      [', filter: "pos>10"', 0],
      [', filter: "pos=37"', 0],
      [', filter: "ws>=100"', visible(({ ws }) => ws >= 100)],
      [', search: "phone"', visible(({ word }) => word.includes('phone'))],
      [', conditions: [{ field: "pos", operator: ">", value: "0" }]', shallow().length],
    ] as const) {
      const page = await keywords(demo, more);
      expect(page.total).toBe(expected);
      expect(page.data.every(({ pos }) => pos <= 10)).toBe(true);
      expect([page.totalUnfiltered, page.restrictions['deeperRows']]).toEqual([shallow().length, null]);
    }
    // A filter that every row passes does not change the total.
    expect((await keywords(demo, ', filter: "ws>=0"')).total).toBe((await keywords(demo)).total);
    const deep = allRows().find(({ pos }) => pos > 10);
    expect((await keywords(demo, `, filter: "word=${deep?.word ?? ''}"`)).total).toBe(0);
  });

  it('cached totals are not shared between viewers with different rights', async () => {
    for (const caller of [app, demo, app, demo]) {
      const { total } = await keywords(caller, ', filter: "ws>=50"');
      const rows = (caller === demo ? shallow() : allRows()).filter(({ ws }) => ws >= 50);
      expect(total).toBe(rows.length);
    }
  });

  it.each([
    ['the second page', '&page=2'],
    ['another page size', '&per_page=500'],
    ['a sort', '&sort=pos|desc'],
    ['a fourth condition', '&filter=ws>0^wsk>0^pos>0^pos<9'],
  ])('%s is rejected for the free plan and guests with 402 and open on a paid plan', async (_, more) => {
    for (const caller of [demo, app.guest]) {
      const { status, body } = await readRest(caller, more);
      expect([status, body['error']]).toEqual([402, ErrorCode.ReportRestricted]);
    }
    expect((await readRest(basic, more)).status).toBe(200);
  });

  it('a page of 100000 rows is rejected for the free plan and guests', async () => {
    expect((await readRest(demo, '&per_page=100000')).status).toBe(402);
    expect((await readRest(app.guest, '&per_page=100000')).status).toBe(400);
    expect(await readRest(basic, '&per_page=100000')).toMatchObject({
      status: 200,
      body: { per_page: 50_000 },
    });
  });

  it("the free plan's file has 10 rows of the top 10 for any request, and copying is rejected", async () => {
    const lines = async (caller: Caller, more = '') => {
      const response = await caller.get(`${call}&type=csv${more}`);
      const text = (await response.text()).slice(1);
      return [
        response.status,
        text
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => line.split(',')[0]?.replace(/^"|"$/g, '')),
      ];
    };
    expect(await lines(demo)).toEqual([200, wordsOf(shallow().slice(0, 10))]);
    expect(await lines(demo, '&filter=pos>10')).toEqual([200, []]);
    expect((await demo.get(`${call}&type=csv&per_page=500`)).status).toBe(200);
    expect((await demo.get(`${call}&type=csv&sort=pos|desc`)).status).toBe(402);
    expect((await demo.get(`${call}&type=copy`)).status).toBe(402);
    expect((await basic.get(`${call}&type=copy`)).status).toBe(200);
    expect(await lines(basic)).toEqual([200, wordsOf(allRows())]);
  });

  it('the free plan and guests see vendor data only for visible rows', async () => {
    const ordered = sortRows(app.oracle.organicKeywords('alpha.example'), [
      { column: 'ws', direction: 'desc' },
    ]);
    const visibleRows = ordered.filter(({ pos }) => Number(pos) <= 10);
    const messages = visibleRows
      .slice(0, 15)
      .map((row) => [row['word'], row['difficulty'], row['trend'], row['parent_topic']]);
    expect(messages.some(([, difficulty]) => difficulty !== null)).toBe(true);
    const hard = (rows: typeof visibleRows) =>
      rows.filter(({ difficulty }) => Number(difficulty ?? 0) >= 50).length;
    expect(hard(ordered)).toBeGreaterThan(hard(visibleRows));
    for (const caller of [demo, app.guest]) {
      const { data, errors } = await caller.graphql(
        '{ organicKeywords(domain: "alpha.example") { data { word difficulty trend parentTopic } } }',
      );
      expect(errors).toBeUndefined();
      const page = (data?.['organicKeywords'] as { data: Record<string, unknown>[] }).data;
      expect(page.map((row) => [row['word'], row['difficulty'], row['trend'], row['parentTopic']])).toEqual(
        messages,
      );
      const { body } = await readRest(caller);
      const rows = body.data as unknown as Record<string, unknown>[];
      expect(rows.map((row) => [row['word'], row['difficulty'], row['trend'], row['parent_topic']])).toEqual(
        messages,
      );

      const query = '(domain: "alpha.example", filter: "difficulty>=50") { total }';
      const filtered = await caller.graphql(`{ organicKeywords${query} }`);
      expect((filtered.data?.['organicKeywords'] as Page).total).toBe(hard(visibleRows));
      expect((await readRest(caller, '&filter=difficulty>=50')).body.total).toBe(hard(visibleRows));

      const sorted = await caller.graphql(
        '{ organicKeywords(domain: "alpha.example", sort: "difficulty|desc") { total } }',
      );
      expect(sorted.errors?.[0]?.extensions.code).toBe(ErrorCode.ReportRestricted);
      expect((await readRest(caller, '&sort=difficulty|desc')).status).toBe(402);
    }
  });

  it('lost keywords and page keywords are restricted by position too', async () => {
    const lost = app.oracle.lostKeywords('alpha.example');
    const { data } = await demo.graphql('{ lostKeywords(domain: "alpha.example") { total data { pos } } }');
    const page = data?.['lostKeywords'] as Page;
    const visibleCount = lost.filter((row) => Number(row['pos']) <= 10).length;
    expect([page.total, page.data.length]).toEqual([visibleCount, Math.min(15, visibleCount)]);
    const byPage = await demo.graphql(
      '{ pageKeywords(domain: "beta.example", pageUrl: "/catalog/phones?page=2") { data { pos } } }',
    );
    expect((byPage.data?.['pageKeywords'] as Page).data.every(({ pos }) => pos <= 10)).toBe(true);
  });

  it('summaries and the position history use the same depth', async () => {
    const deep = app.world.results.find(({ pos }) => pos > 10);
    const summary = `{ keywordDashboard(keyword: "${deep?.word ?? ''}") { top { pos } } }`;
    const serpOf = async (caller: Caller) =>
      ((await caller.graphql(summary)).data?.['keywordDashboard'] as { top: { pos: number }[] }).top;
    const all = await serpOf(app);
    expect(all.some(({ pos }) => pos > 10)).toBe(true);
    expect(await serpOf(demo)).toEqual(all.filter(({ pos }) => pos <= 10));
    const dashboard = await demo.graphql(
      '{ domainDashboard(domain: "alpha.example") { keys { word pos } } }',
    );
    const { keys } = dashboard.data?.['domainDashboard'] as { keys: Row[] };
    expect(wordsOf(keys)).toEqual(wordsOf(shallow().slice(0, 10)));
  });
});

describe('competitor lists require login', () => {
  const lists = ['concurents', 'adconcurents'].map((name) => `/report/simple/domain_dashboard/${name}`);

  it('a guest gets a login error over GraphQL and REST without being counted', async () => {
    for (const list of lists) {
      const rejected = await app.guest.get(`${list}?domain=alpha.example`);
      expect([rejected.status, ((await rejected.json()) as { code: string }).code]).toEqual([
        401,
        ErrorCode.AuthorizationRequired,
      ]);
      expect((await demo.get(`${list}?domain=alpha.example`)).status).toBe(200);
    }
    const { errors } = await app.guest.graphql('{ dashboardCompetitors(domain: "alpha.example") { did } }');
    expect(errors?.[0]?.extensions.code).toBe(ErrorCode.AuthorizationRequired);
  });

  it('no full report call gives them to a guest or counts', async () => {
    const page = new URLSearchParams({ domain: 'alpha.example', page_url: '/' }).toString();
    const reports = {
      '/report/simple/organic/concurents?domain=alpha.example': 'organicCompetitors(domain: "alpha.example")',
      '/report/simple/context/concurents?domain=eps.example': 'adCompetitors(domain: "eps.example")',
      [`/report/simple/organic/concurent_pages?${page}`]:
        'pageCompetitors(domain: "alpha.example", pageUrl: "/")',
    };
    for (const [path, field] of Object.entries(reports)) {
      const calls = [path, `${path}&type=csv`, `${path}&type=copy`].map((url) => app.guest.get(url));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect([path, ...statuses]).toEqual([path, 401, 401, 402]);
      const { errors } = await app.guest.graphql(`{ ${field} { total } }`);
      expect(errors?.[0]?.extensions.code).toBe(ErrorCode.AuthorizationRequired);
      expect((await demo.get(path)).status).toBe(200);
    }
  });

  it("a guest's summary has null for them, and an empty list in REST", async () => {
    const query = '{ domainDashboard(domain: "alpha.example") { it50 concs { did } adconcs { did } } }';
    const { data } = await app.guest.graphql(query);
    expect(data?.['domainDashboard']).toMatchObject({ concs: null, adconcs: null });
    const response = await app.guest.get('/report/simple/domain_dashboard?domain=alpha.example');
    expect(await response.json()).toMatchObject({ concs: [], adconcs: [] });
    const own = (await demo.graphql(query)).data?.['domainDashboard'] as { concs: unknown[] };
    expect(own.concs.length).toBeGreaterThan(0);
  });
});

describe('documented fields next to a table', () => {
  it.each([
    [
      'guest',
      { authorized: false, payed: false, demoTariff: false, promoTariff: 6, demo: true, demoLimit: 15 },
    ],
    ['demo', { authorized: true, payed: false, demoTariff: true, promoTariff: 6, demo: true, demoLimit: 15 }],
    [
      'basic',
      { authorized: true, payed: true, demoTariff: false, promoTariff: null, demo: false, demoLimit: null },
    ],
  ] as const)('describe the viewer %s and the next steps', async (kind, expected) => {
    const caller = { guest: app.guest, demo, basic }[kind];
    const { body } = await readRest(caller);
    const paid = kind === 'basic';
    expect(body).toMatchObject({
      ...expected,
      restrictions: !paid,
      isSort: paid,
      isFilter: true,
      needleTariff: paid ? null : 3,
      promoTariffPrice: paid ? null : 20,
      promoTariffLimit: paid ? null : 50,
      isAllowedDomains: true,
    });
  });
});
