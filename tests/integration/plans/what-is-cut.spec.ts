import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { order } from '../reports/support/evaluate.js';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let here: RunningApp;
let demo: Caller;
let basic: Caller;

beforeAll(async () => {
  here = await runApp();
  demo = here.as(await createUser(here, { kind: 'demo' }));
  basic = here.as(await createUser(here, { kind: 'basic' }));
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

/** What the report holds, without the server: by volume, as it opens. */
const whole = () =>
  order(here.oracle.organicKeywords('alpha.example'), [{ column: 'ws', direction: 'desc' }]).map((row) => ({
    word: String(row['word']),
    pos: Number(row['pos']),
    ws: Number(row['ws']),
  }));

const shallow = () => whole().filter(({ pos }) => pos <= 10);
const wordsOf = (rows: readonly { word: string }[]) => rows.map(({ word }) => word);

async function keywords(caller: Caller, more = ''): Promise<Page> {
  const { data, errors } = await caller.graphql(
    `{ organicKeywords(domain: "alpha.example"${more}) { total totalUnfiltered message data { word pos }
       restrictions { restricted rowLimit deepestPosition deeperRows authorized paid neededPlan promoPlan promoPriceCents promoLimit } } }`,
  );
  expect(errors).toBeUndefined();
  return data?.['organicKeywords'] as Page;
}

async function rest(
  caller: Caller,
  more = '',
): Promise<{ status: number; body: Page & Record<string, unknown> }> {
  const answer = await caller.get(call + more);
  return { status: answer.status, body: (await answer.json()) as Page & Record<string, unknown> };
}

describe('#23 the server cuts what a plan does not show, not the client', () => {
  it('the world has rows beyond what demo shows, so that cutting them is seen', () => {
    expect(shallow().length).toBeGreaterThan(15);
    expect(whole().length).toBeGreaterThan(shallow().length + 5);
  });

  it('a summary counts the keywords that their report opens with, for each plan', async () => {
    for (const [caller, expected] of [
      [demo, shallow().length],
      [basic, whole().length],
    ] as const) {
      const { data } = await caller.graphql(
        '{ domainDashboard(domain: "alpha.example") { it50 keysTotal } }',
      );
      expect(data?.['domainDashboard']).toEqual({ it50: whole().length, keysTotal: expected });
      expect((await keywords(caller)).total).toBe(expected);
    }
  });

  it('demo sees 15 rows of the top 10, and is told how many there are, and how many lie deeper, by GraphQL and REST (T6)', async () => {
    const expected = wordsOf(shallow().slice(0, 15));
    const page = await keywords(demo);
    expect(wordsOf(page.data)).toEqual(expected);
    expect([page.total, page.totalUnfiltered]).toEqual([shallow().length, shallow().length]);
    const deeper = whole().length - shallow().length;
    expect(page.message).toBe(`Paid plans show positions 11–50 (rows: ${deeper}).`);
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
    const { body } = await rest(demo);
    expect([wordsOf(body.data), body.total]).toEqual([expected, shallow().length]);
  });

  it('with a filter or search demo is not even told how many rows lie deeper', async () => {
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
    // A filter that every row passes changes no number.
    expect((await keywords(demo, ', filter: "ws>=0"')).total).toBe((await keywords(demo)).total);
    const deep = whole().find(({ pos }) => pos > 10);
    expect((await keywords(demo, `, filter: "word=${deep?.word ?? ''}"`)).total).toBe(0);
  });

  it('what one viewer is told is not what another is told from the memory of totals', async () => {
    for (const caller of [here, demo, here, demo]) {
      const { total } = await keywords(caller, ', filter: "ws>=50"');
      const rows = (caller === demo ? shallow() : whole()).filter(({ ws }) => ws >= 50);
      expect(total).toBe(rows.length);
    }
  });

  it.each([
    ['the second page', '&page=2'],
    ['another page size', '&per_page=500'],
    ['a sort', '&sort=pos|desc'],
    ['a fourth condition', '&filter=ws>0^wsk>0^pos>0^pos<9'],
  ])('%s is refused to demo and guests with 402, and open on a plan', async (_, more) => {
    for (const caller of [demo, here.guest]) {
      const { status, body } = await rest(caller, more);
      expect([status, body['code']]).toEqual([402, ErrorCode.ReportRestricted]);
    }
    expect((await rest(basic, more)).status).toBe(200);
  });

  it('a page of 100000 rows is asked for in vain by everybody', async () => {
    for (const caller of [demo, here.guest, here]) {
      expect((await rest(caller, '&per_page=100000')).status).toBe(400);
    }
  });

  it('the file of demo has 10 rows of the top 10, whatever is asked; a copy is refused', async () => {
    const lines = async (caller: Caller, more = '') => {
      const answer = await caller.get(`${call}&type=csv${more}`);
      const text = (await answer.text()).slice(1);
      return [
        answer.status,
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
    expect(await lines(basic)).toEqual([200, wordsOf(whole())]);
  });

  it('what vendors say of keywords is shown for the rows that demo and guests see, and tells nothing of the others', async () => {
    const ordered = order(here.oracle.organicKeywords('alpha.example'), [
      { column: 'ws', direction: 'desc' },
    ]);
    const seen = ordered.filter(({ pos }) => Number(pos) <= 10);
    const said = seen
      .slice(0, 15)
      .map((row) => [row['word'], row['difficulty'], row['trend'], row['parent_topic']]);
    expect(said.some(([, difficulty]) => difficulty !== null)).toBe(true);
    const hard = (rows: typeof seen) => rows.filter(({ difficulty }) => Number(difficulty ?? 0) >= 50).length;
    expect(hard(ordered)).toBeGreaterThan(hard(seen));
    for (const caller of [demo, here.guest]) {
      const { data, errors } = await caller.graphql(
        '{ organicKeywords(domain: "alpha.example") { data { word difficulty trend parentTopic } } }',
      );
      expect(errors).toBeUndefined();
      const page = (data?.['organicKeywords'] as { data: Record<string, unknown>[] }).data;
      expect(page.map((row) => [row['word'], row['difficulty'], row['trend'], row['parentTopic']])).toEqual(
        said,
      );
      const { body } = await rest(caller);
      const rows = body.data as unknown as Record<string, unknown>[];
      expect(rows.map((row) => [row['word'], row['difficulty'], row['trend'], row['parent_topic']])).toEqual(
        said,
      );

      const asked = '(domain: "alpha.example", filter: "difficulty>=50") { total }';
      const filtered = await caller.graphql(`{ organicKeywords${asked} }`);
      expect((filtered.data?.['organicKeywords'] as Page).total).toBe(hard(seen));
      expect((await rest(caller, '&filter=difficulty>=50')).body.total).toBe(hard(seen));

      const sorted = await caller.graphql(
        '{ organicKeywords(domain: "alpha.example", sort: "difficulty|desc") { total } }',
      );
      expect(sorted.errors?.[0]?.extensions.code).toBe(ErrorCode.ReportRestricted);
      expect((await rest(caller, '&sort=difficulty|desc')).status).toBe(402);
    }
  });

  it('lost keywords and keywords of a page are cut by their positions too', async () => {
    const lost = here.oracle.lostKeywords('alpha.example');
    const { data } = await demo.graphql('{ lostKeywords(domain: "alpha.example") { total data { pos } } }');
    const page = data?.['lostKeywords'] as Page;
    const seen = lost.filter((row) => Number(row['pos']) <= 10).length;
    expect([page.total, page.data.length]).toEqual([seen, Math.min(15, seen)]);
    const byPage = await demo.graphql(
      '{ pageKeywords(domain: "beta.example", pageUrl: "/catalog/phones?page=2") { data { pos } } }',
    );
    expect((byPage.data?.['pageKeywords'] as Page).data.every(({ pos }) => pos <= 10)).toBe(true);
  });

  it('summaries and the history of positions end at the same depth', async () => {
    const deep = here.world.results.find(({ pos }) => pos > 10);
    const summary = `{ keywordDashboard(keyword: "${deep?.word ?? ''}") { top { pos } } }`;
    const places = async (caller: Caller) =>
      ((await caller.graphql(summary)).data?.['keywordDashboard'] as { top: { pos: number }[] }).top;
    const all = await places(here);
    expect(all.some(({ pos }) => pos > 10)).toBe(true);
    expect(await places(demo)).toEqual(all.filter(({ pos }) => pos <= 10));
    const heads = await demo.graphql('{ domainDashboard(domain: "alpha.example") { keys { word pos } } }');
    const { keys } = heads.data?.['domainDashboard'] as { keys: Row[] };
    expect(wordsOf(keys)).toEqual(wordsOf(shallow().slice(0, 10)));
  });
});

describe('#23 lists of competitors are for people who are logged in', () => {
  const lists = ['concurents', 'adconcurents'].map((name) => `/report/simple/domain_dashboard/${name}`);

  it('a guest is asked to log in, by GraphQL and REST; nothing is counted for it', async () => {
    for (const list of lists) {
      const refused = await here.guest.get(`${list}?domain=alpha.example`);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        401,
        ErrorCode.AuthorizationRequired,
      ]);
      expect((await demo.get(`${list}?domain=alpha.example`)).status).toBe(200);
    }
    const { errors } = await here.guest.graphql('{ dashboardCompetitors(domain: "alpha.example") { did } }');
    expect(errors?.[0]?.extensions.code).toBe(ErrorCode.AuthorizationRequired);
  });

  it('nor does any call of the whole reports give them to a guest, and none is counted (B5)', async () => {
    const page = new URLSearchParams({ domain: 'alpha.example', page_url: '/' }).toString();
    const reports = {
      '/report/simple/organic/concurents?domain=alpha.example': 'organicCompetitors(domain: "alpha.example")',
      '/report/simple/context/concurents?domain=eps.example': 'adCompetitors(domain: "eps.example")',
      [`/report/simple/organic/concurent_pages?${page}`]:
        'pageCompetitors(domain: "alpha.example", pageUrl: "/")',
    };
    for (const [path, field] of Object.entries(reports)) {
      const calls = [path, `${path}&type=csv`, `${path}&type=copy`].map((asked) => here.guest.get(asked));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect([path, ...statuses]).toEqual([path, 401, 401, 402]);
      const { errors } = await here.guest.graphql(`{ ${field} { total } }`);
      expect(errors?.[0]?.extensions.code).toBe(ErrorCode.AuthorizationRequired);
      expect((await demo.get(path)).status).toBe(200);
    }
  });

  it('in a guest’s summary they are null, and empty lists in REST', async () => {
    const query = '{ domainDashboard(domain: "alpha.example") { it50 concs { did } adconcs { did } } }';
    const { data } = await here.guest.graphql(query);
    expect(data?.['domainDashboard']).toMatchObject({ concs: null, adconcs: null });
    const answer = await here.guest.get('/report/simple/domain_dashboard?domain=alpha.example');
    expect(await answer.json()).toMatchObject({ concs: [], adconcs: [] });
    const own = (await demo.graphql(query)).data?.['domainDashboard'] as { concs: unknown[] };
    expect(own.concs.length).toBeGreaterThan(0);
  });
});

describe('the fields of the documents around a table', () => {
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
  ] as const)('tell a %s what it is and what leads on', async (kind, expected) => {
    const caller = { guest: here.guest, demo, basic }[kind];
    const { body } = await rest(caller);
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
