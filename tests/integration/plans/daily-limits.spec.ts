import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { guestReportsPerAddress, viewsPerQuotaUnit } from '../../../server/config/report-quota.js';
import { atDepth } from '../../support/test-depth.js';
import { createCaller, type Caller, type GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
let secondApp: FastifyInstance;
let secondUrl: string;

beforeAll(async () => {
  app = await runApp();
  const { config, log } = app.stores;
  secondApp = await createApp({
    config,
    stores: app.stores,
    log,
    now: () => app.clock.now(),
    scheduledJobs: false,
  });
  secondUrl = await secondApp.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => app.clock.stopNow());
afterAll(() => secondApp.close());

let phrases = 0;
/** A report that no case has opened yet. */
const createPhrase = () => `nobody opened this ${++phrases}`;

const open = (caller: Caller, phrase = createPhrase()): Promise<GraphqlResult> =>
  caller.graphql('query ($phrases: [String!]) { keywordSearch(phrases: $phrases) { total } }', {
    phrases: [phrase],
  });

const keywords = (caller: Caller, domain: string, more = ''): Promise<GraphqlResult> =>
  caller.graphql(`{ organicKeywords(domain: "${domain}"${more}) { total } }`);

const codes = (results: readonly GraphqlResult[]) =>
  results.map(({ errors }) => errors?.[0]?.extensions.code ?? 'opened');

const count = (list: readonly string[], code: string) => list.filter((item) => item === code).length;

async function meter(
  caller: Caller,
): Promise<{ kind: string; used: number; limit: number; resetsAt: string }> {
  const { data } = await caller.graphql('{ viewer { usage { kind used limit resetsAt } } }');
  return (data?.['viewer'] as { usage: { kind: string; used: number; limit: number; resetsAt: string } })
    .usage;
}

const secondCallerOf = (user: TestUser) => createCaller(secondUrl, user.headers);

describe('parallel requests never exceed the daily limit', () => {
  /** Concurrent requests in a case, more than the free plan has reports a day. */
  const requestCount = atDepth({ quick: 25, deep: 60, full: 60 });

  it.each([
    ['demo', 15, 'DEMO_LIMIT'],
    ['promo', 50, 'ANALYSIS_LIMIT'],
  ] as const)('concurrent requests on %s open %i reports through one process', async (kind, limit, code) => {
    const caller = app.as(await createUser(app, { kind }));
    const excess = atDepth({ quick: 10, deep: 45, full: 45 });
    const results = codes(await Promise.all(Array.from({ length: limit + excess }, () => open(caller))));
    expect([count(results, 'opened'), count(results, code)]).toEqual([limit, excess]);
    expect(await meter(caller)).toMatchObject({ used: limit, limit });
  });

  it('concurrent requests open no more reports through two processes on one database', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const callers = [app.as(user), secondCallerOf(user)];
    const results = await Promise.all(
      Array.from({ length: requestCount }, (_, index) => open(callers[index % 2] ?? app.guest)),
    );
    expect(count(codes(results), 'opened')).toBe(15);
  });

  it('concurrent requests for the same report count once and all succeed', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const callers = [app.as(user), secondCallerOf(user)];
    for (let index = 0; index < 14; index++) await open(app.as(user));
    const results = await Promise.all(
      Array.from({ length: requestCount }, (_, index) =>
        open(callers[index % 2] ?? app.guest, 'all the same'),
      ),
    );
    expect(count(codes(results), 'opened')).toBe(requestCount);
    expect(await meter(app.as(user))).toMatchObject({ used: 15 });
  });

  it('a team shares the limit, and a member without a seat has that of the free plan', async () => {
    const [owner, single] = [
      await createUser(app, { kind: 'team' }),
      await createUser(app, { kind: 'promo' }),
    ];
    const member = await createUser(app, { kind: 'demo', owner });
    const withoutSeat = await createUser(app, { kind: 'demo', owner: single });
    for (const caller of [owner, member, owner]) await open(app.as(caller));
    expect(await meter(app.as(member))).toMatchObject({ used: 3 });
    const callers = [app.as(single), app.as(withoutSeat)];
    const results = await Promise.all(
      Array.from({ length: 2 * requestCount }, (_, index) => open(callers[index % 2] ?? app.guest)),
    );
    expect(count(codes(results), 'opened')).toBe(Math.min(requestCount, 50) + 15);
  });
});

describe('units of the daily limit', () => {
  it('paging, sorting, filtering, summary lists and the file of an opened report are free', async () => {
    const caller = app.as(await createUser(app, { kind: 'basic' }));
    await keywords(caller, 'alpha.example');
    await keywords(caller, 'ALPHA.example', ', page: 2, perPage: 10, sort: "pos|asc", filter: "ws>10"');
    await caller.graphql('{ domainDashboard(domain: "https://www.alpha.example/x") { id } }');
    await caller.graphql('{ dashboardCompetitors(domain: "alpha.example") { did } }');
    await caller.get('/api/report/simple/organic/keywords?domain=alpha.example&type=csv');
    await caller.get('/api/report/simple/organic/sitepages?domain=alpha.example');
    expect(await meter(caller)).toMatchObject({ kind: 'analysis', used: 1, limit: 100 });
    await keywords(caller, 'beta.example');
    await caller.graphql('{ keywordDashboard(keyword: "buy phone") { id } }');
    expect(await meter(caller)).toMatchObject({ used: 3 });
  });

  it('on the free plan each report and each database counts separately', async () => {
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    await keywords(caller, 'alpha.example');
    await keywords(caller, 'alpha.example', ', filter: "ws>10"');
    await caller.graphql('{ sitePages(domain: "alpha.example") { total } }');
    await keywords(caller, 'alpha.example', ', base: "msk"');
    expect(await meter(caller)).toMatchObject({ kind: 'reports', used: 3, limit: 15 });
  });

  it('a report without a subject, report counts and catalogs are free', async () => {
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    await caller.graphql('{ visibleDomains { total } databases { code } wizardClasses { id } }');
    await caller.graphql('{ reportCounts(domain: "alpha.example") { rows } }');
    expect(await meter(caller)).toMatchObject({ used: 0 });
  });

  it('a failed, rejected or invalid report does not count', async () => {
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    for (const failing of [
      keywords(caller, 'nobody.example'),
      keywords(caller, 'no domain at all'),
      keywords(caller, 'alpha.example', ', filter: "nofield=1"'),
      keywords(caller, 'alpha.example', ', base: "none"'),
      keywords(caller, 'alpha.example', ', page: 2'),
    ]) {
      expect((await failing).errors).toBeDefined();
    }
    expect(await meter(caller)).toMatchObject({ used: 0 });
    expect(await app.stores.postgres.query('SELECT 1 FROM usage_counter WHERE used < 0')).toEqual([]);
  });

  it('administrators are not counted', async () => {
    await app.stores.postgres.query('TRUNCATE usage_counter, usage_object');
    await open(app);
    expect(await app.stores.postgres.query('SELECT * FROM usage_counter')).toEqual([]);
  });

  it('the error has the reset time as text, field and header', async () => {
    app.clock.set('2026-11-21T23:59:00Z');
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    for (let index = 0; index < 15; index++) await open(caller);
    const { errors } = await open(caller);
    expect(errors?.[0]).toMatchObject({
      message: 'You’ve used today’s 15 free reports. The limit resets at 00:00 UTC; paid plans have more.',
      extensions: { code: 'DEMO_LIMIT', retryAfter: 60 },
    });
    const rejected = await caller.get('/api/report/simple/organic/keywords?domain=alpha.example', {
      'accept-language': 'ru',
    });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([402, '60']);
    expect(await rejected.json()).toMatchObject({
      code: 402,
      error: 'DEMO_LIMIT',
      retry_after: 60,
      message:
        'Бесплатные отчёты на сегодня использованы: 15. Лимит обновится в 00:00 UTC, на платных тарифах он больше.',
    });
    const file = await caller.get('/api/report/simple/organic/keywords?domain=alpha.example&type=csv');
    expect(file.status).toBe(402);
  });
});

describe('guests', () => {
  const browser = (value: string): Caller =>
    createCaller(app.url, { cookie: `visitor=${value.padEnd(24, 'x')}` });

  beforeEach(() => app.stores.postgres.query('TRUNCATE usage_counter, usage_object'));

  it('open five reports per browser', async () => {
    const results = [];
    for (let index = 0; index < 6; index++) results.push(await open(browser('one')));
    expect(codes(results)).toEqual([...Array<string>(5).fill('opened'), 'DEMO_LIMIT']);
    expect(codes([await open(browser('two'))])).toEqual(['opened']);
  });

  it('share the limit of their address when they have no cookies', async () => {
    const results = await Promise.all(
      Array.from({ length: guestReportsPerAddress + 5 }, () => open(app.guest)),
    );
    expect(count(codes(results), 'opened')).toBe(guestReportsPerAddress);
  });

  it('gain nothing by dropping the cookie repeatedly', async () => {
    const results = await Promise.all(
      Array.from({ length: guestReportsPerAddress + 5 }, (_, index) => open(browser(`dropped${index}`))),
    );
    expect(count(codes(results), 'opened')).toBe(guestReportsPerAddress);
  });
});

describe('rows of one report read through many filters', () => {
  const byVolume = (caller: Caller, minVolume: number) =>
    caller.graphql(
      `{ organicKeywords(domain: "alpha.example", filter: "ws>=${minVolume}") { data { word } } }`,
    );

  it('count as further reports in proportion to the rows, even in concurrent requests', async () => {
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    const views = Array.from({ length: 40 }, (_, index) => byVolume(caller, index));
    const results = await Promise.all(views);
    const rowLists = results.map(({ data }) =>
      data ? (data['organicKeywords'] as { data: unknown[] }).data.length : 0,
    );
    const rows = rowLists.reduce((sum, rowCount) => sum + rowCount, 0);
    const { used } = await meter(caller);
    expect(used).toBeGreaterThan(1);
    // A view reserves rows and releases the unused ones when it ends, so concurrent views may cost more than their
    // rows but never less.
    expect(rows).toBeLessThanOrEqual(used * 15 * viewsPerQuotaUnit);
    expect(codes(results).filter((code) => code !== 'opened' && code !== 'DEMO_LIMIT')).toEqual([]);
  });

  it('a repeated view and the first filters of a report are free', async () => {
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    for (let index = 0; index < viewsPerQuotaUnit; index++) await byVolume(caller, index);
    for (let time = 0; time < 10; time++) await byVolume(caller, 0);
    expect(await meter(caller)).toMatchObject({ used: 1 });
  });

  it('a guest cannot read more rows of a report than the day allows', async () => {
    // Removes the usage of other guests with this address.
    await app.stores.postgres.query('TRUNCATE usage_counter, usage_object');
    const guest = createCaller(app.url, { cookie: `visitor=${'r'.repeat(24)}` });
    let rows = 0;
    for (let index = 0; index < atDepth({ quick: 25, deep: 60, full: 60 }); index++) {
      const { data } = await byVolume(guest, index);
      rows += data ? (data['organicKeywords'] as { data: unknown[] }).data.length : 0;
    }
    expect(rows).toBeLessThanOrEqual(5 * 15 * viewsPerQuotaUnit);
    expect(await meter(guest)).toMatchObject({ used: 5, limit: 5 });
  });
});

describe('the daily limit resets at midnight of the configured time zone', () => {
  it('when reports of the previous day count again', async () => {
    app.clock.set('2026-11-21T23:59:59Z');
    const caller = app.as(await createUser(app, { kind: 'demo' }));
    const openedReport = createPhrase();
    await open(caller, openedReport);
    for (let index = 0; index < 14; index++) await open(caller);
    expect(codes([await open(caller), await open(caller, openedReport)])).toEqual(['DEMO_LIMIT', 'opened']);
    app.clock.advance({ seconds: 1 });
    expect(codes([await open(caller)])).toEqual(['opened']);
    await open(caller, openedReport);
    expect(await meter(caller)).toMatchObject({ used: 2, resetsAt: '2026-11-23T00:00:00.000Z' });
  });
});
