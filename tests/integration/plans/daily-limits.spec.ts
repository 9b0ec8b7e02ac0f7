import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { guestReportsPerAddress, viewsPerQuotaUnit } from '../../../server/config/report-quota.js';
import { callerOf, type Caller, type GraphqlResult } from '../support/caller.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let here: RunningApp;
let secondApp: FastifyInstance;
let secondUrl: string;

beforeAll(async () => {
  here = await runApp();
  const { config, log } = here.stores;
  secondApp = await createApp({
    config,
    stores: here.stores,
    log,
    now: () => here.clock.now(),
    scheduledJobs: false,
  });
  secondUrl = await secondApp.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => here.clock.stopAtPresent());
afterAll(() => secondApp.close());

let phrases = 0;
/** A report that nobody opened before. */
const another = () => `nobody opened this ${++phrases}`;

const open = (caller: Caller, phrase = another()): Promise<GraphqlResult> =>
  caller.graphql('query ($phrases: [String!]) { keywordSearch(phrases: $phrases) { total } }', {
    phrases: [phrase],
  });

const keywords = (caller: Caller, domain: string, more = ''): Promise<GraphqlResult> =>
  caller.graphql(`{ organicKeywords(domain: "${domain}"${more}) { total } }`);

const codes = (answers: readonly GraphqlResult[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'opened');

const count = (list: readonly string[], wanted: string) => list.filter((one) => one === wanted).length;

async function meter(
  caller: Caller,
): Promise<{ kind: string; used: number; limit: number; resetsAt: string }> {
  const { data } = await caller.graphql('{ viewer { usage { kind used limit resetsAt } } }');
  return (data?.['viewer'] as { usage: { kind: string; used: number; limit: number; resetsAt: string } })
    .usage;
}

const secondCallerOf = (person: TestUser) => callerOf(secondUrl, person.headers);

describe('#63 parallel requests never exceed the limit of the day', () => {
  it.each([
    ['demo', 15, 'DEMO_LIMIT'],
    ['promo', 50, 'ANALYSIS_LIMIT'],
  ] as const)('60 at once on %s open %i, through one process', async (kind, limit, code) => {
    const caller = here.as(await createUser(here, { kind }));
    const answers = codes(await Promise.all(Array.from({ length: 60 }, () => open(caller))));
    expect([count(answers, 'opened'), count(answers, code)]).toEqual([limit, 60 - limit]);
    expect(await meter(caller)).toMatchObject({ used: limit, limit });
  });

  it('nor through two processes on one database', async () => {
    const person = await createUser(here, { kind: 'demo' });
    const callers = [here.as(person), secondCallerOf(person)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => open(callers[at % 2] ?? here.guest)),
    );
    expect(count(codes(answers), 'opened')).toBe(15);
  });

  it('the same report asked for by many at once is counted once, and answered to all of them', async () => {
    const person = await createUser(here, { kind: 'demo' });
    const callers = [here.as(person), secondCallerOf(person)];
    for (let at = 0; at < 14; at++) await open(here.as(person));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => open(callers[at % 2] ?? here.guest, 'all the same')),
    );
    expect(count(codes(answers), 'opened')).toBe(60);
    expect(await meter(here.as(person))).toMatchObject({ used: 15 });
  });

  it('people of one account share its limit', async () => {
    const owner = await createUser(here, { kind: 'promo' });
    const member = await createUser(here, { kind: 'demo', owner });
    const callers = [here.as(owner), here.as(member)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => open(callers[at % 2] ?? here.guest)),
    );
    expect(count(codes(answers), 'opened')).toBe(50);
  });
});

describe('#A9 what counts as one', () => {
  it('paging, sorting, filtering, the summary’s lists and the file of an opened report are free', async () => {
    const caller = here.as(await createUser(here, { kind: 'basic' }));
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

  it('in demo mode each report is one, and each base', async () => {
    const caller = here.as(await createUser(here, { kind: 'demo' }));
    await keywords(caller, 'alpha.example');
    await keywords(caller, 'alpha.example', ', filter: "ws>10"');
    await caller.graphql('{ sitePages(domain: "alpha.example") { total } }');
    await keywords(caller, 'alpha.example', ', base: "msk"');
    expect(await meter(caller)).toMatchObject({ kind: 'reports', used: 3, limit: 15 });
  });

  it('a report about nothing in particular, the counts of reports and the catalogues are free', async () => {
    const caller = here.as(await createUser(here, { kind: 'demo' }));
    await caller.graphql('{ visibleDomains { total } databases { code } wizardClasses { id } }');
    await caller.graphql('{ reportCounts(domain: "alpha.example") { rows } }');
    expect(await meter(caller)).toMatchObject({ used: 0 });
  });

  it('a report that fails, is refused or cannot be read is not counted', async () => {
    const caller = here.as(await createUser(here, { kind: 'demo' }));
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
    expect(await here.stores.postgres.query('SELECT 1 FROM usage_counter WHERE used < 0')).toEqual([]);
  });

  it('nothing of an administrator is counted', async () => {
    await here.stores.postgres.query('TRUNCATE usage_counter, usage_object');
    await open(here);
    expect(await here.stores.postgres.query('SELECT * FROM usage_counter')).toEqual([]);
  });

  it('says how to go on: when new ones come, by text, field and header', async () => {
    here.clock.set('2026-11-21T23:59:00Z');
    const caller = here.as(await createUser(here, { kind: 'demo' }));
    for (let at = 0; at < 15; at++) await open(caller);
    const { errors } = await open(caller);
    expect(errors?.[0]).toMatchObject({
      message: 'You’ve used today’s 15 free reports. The limit resets at 00:00 UTC; paid plans have more.',
      extensions: { code: 'DEMO_LIMIT', retryAfter: 60 },
    });
    const refused = await caller.get('/api/report/simple/organic/keywords?domain=alpha.example', {
      'accept-language': 'ru',
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([402, '60']);
    expect(await refused.json()).toMatchObject({
      code: 'DEMO_LIMIT',
      message:
        'Бесплатные отчёты на сегодня использованы: 15. Лимит обновится в 00:00 UTC, на платных тарифах он больше.',
    });
    const file = await caller.get('/api/report/simple/organic/keywords?domain=alpha.example&type=csv');
    expect(file.status).toBe(402);
  });
});

describe('#A9 guests', () => {
  const browser = (value: string): Caller =>
    callerOf(here.url, { cookie: `visitor=${value.padEnd(24, 'x')}` });

  beforeEach(() => here.stores.postgres.query('TRUNCATE usage_counter, usage_object'));

  it('open five reports in one browser; another browser has its own', async () => {
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await open(browser('one')));
    expect(codes(answers)).toEqual([...Array<string>(5).fill('opened'), 'DEMO_LIMIT']);
    expect(codes([await open(browser('two'))])).toEqual(['opened']);
  });

  it('are counted with everybody of their address where they keep no cookies', async () => {
    const answers = await Promise.all(
      Array.from({ length: guestReportsPerAddress + 5 }, () => open(here.guest)),
    );
    expect(count(codes(answers), 'opened')).toBe(guestReportsPerAddress);
  });

  it('do not get more by dropping the cookie again and again', async () => {
    const answers = await Promise.all(
      Array.from({ length: guestReportsPerAddress + 20 }, (_, at) => open(browser(`dropped${at}`))),
    );
    expect(count(codes(answers), 'opened')).toBe(guestReportsPerAddress);
  });
});

describe('rows of one report by ever other filters (S12)', () => {
  const byVolume = (caller: Caller, least: number) =>
    caller.graphql(`{ organicKeywords(domain: "alpha.example", filter: "ws>=${least}") { data { word } } }`);

  it('count as further reports of the day, as many as they give rows, also when asked for at once (S12)', async () => {
    const caller = here.as(await createUser(here, { kind: 'demo' }));
    const views = Array.from({ length: 40 }, (_, at) => byVolume(caller, at));
    const answers = await Promise.all(views);
    const given = answers.map(({ data }) =>
      data ? (data['organicKeywords'] as { data: unknown[] }).data.length : 0,
    );
    const rows = given.reduce((sum, one) => sum + one, 0);
    const { used } = await meter(caller);
    expect(used).toBeGreaterThan(1);
    // Held rows that were not given free themselves only afterwards, so views at once may cost more, never less.
    expect(rows).toBeLessThanOrEqual(used * 15 * viewsPerQuotaUnit);
    expect(codes(answers).filter((code) => code !== 'opened' && code !== 'DEMO_LIMIT')).toEqual([]);
  });

  it('a view once given is free, and so are the first filters of a report (S12)', async () => {
    const caller = here.as(await createUser(here, { kind: 'demo' }));
    for (let at = 0; at < viewsPerQuotaUnit; at++) await byVolume(caller, at);
    for (let time = 0; time < 10; time++) await byVolume(caller, 0);
    expect(await meter(caller)).toMatchObject({ used: 1 });
  });

  it('a guest reads no more of a report than the day holds (S12)', async () => {
    // What other guests of this address have opened is none of this one's.
    await here.stores.postgres.query('TRUNCATE usage_counter, usage_object');
    const guest = callerOf(here.url, { cookie: `visitor=${'r'.repeat(24)}` });
    let rows = 0;
    for (let at = 0; at < 60; at++) {
      const { data } = await byVolume(guest, at);
      rows += data ? (data['organicKeywords'] as { data: unknown[] }).data.length : 0;
    }
    expect(rows).toBeLessThanOrEqual(5 * 15 * viewsPerQuotaUnit);
    expect(await meter(guest)).toMatchObject({ used: 5, limit: 5 });
  });
});

describe('#63 the day ends at midnight of the configured time zone', () => {
  it('and starts anew: yesterday’s reports count again', async () => {
    here.clock.set('2026-11-21T23:59:59Z');
    const caller = here.as(await createUser(here, { kind: 'demo' }));
    const seen = another();
    await open(caller, seen);
    for (let at = 0; at < 14; at++) await open(caller);
    expect(codes([await open(caller), await open(caller, seen)])).toEqual(['DEMO_LIMIT', 'opened']);
    here.clock.advance({ seconds: 1 });
    expect(codes([await open(caller)])).toEqual(['opened']);
    await open(caller, seen);
    expect(await meter(caller)).toMatchObject({ used: 2, resetsAt: '2026-11-23T00:00:00.000Z' });
  });
});
