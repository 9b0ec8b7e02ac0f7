import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { guestReportsPerAddress, viewsPerQuotaUnit } from '../../../server/config/report-quota.js';
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
  it.each([
    ['demo', 15, 'DEMO_LIMIT'],
    ['promo', 50, 'ANALYSIS_LIMIT'],
  ] as const)(
    '60 concurrent requests on %s open %i reports through one process',
    async (kind, limit, code) => {
      const caller = app.as(await createUser(app, { kind }));
      const results = codes(await Promise.all(Array.from({ length: 60 }, () => open(caller))));
      expect([count(results, 'opened'), count(results, code)]).toEqual([limit, 60 - limit]);
      expect(await meter(caller)).toMatchObject({ used: limit, limit });
    },
  );

  it('concurrent requests open no more reports through two processes on one database', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const callers = [app.as(user), secondCallerOf(user)];
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => open(callers[index % 2] ?? app.guest)),
    );
    expect(count(codes(results), 'opened')).toBe(15);
  });

  it('concurrent requests for the same report count once and all succeed', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const callers = [app.as(user), secondCallerOf(user)];
    for (let index = 0; index < 14; index++) await open(app.as(user));
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => open(callers[index % 2] ?? app.guest, 'all the same')),
    );
    expect(count(codes(results), 'opened')).toBe(60);
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
      Array.from({ length: 60 }, (_, index) => open(callers[index % 2] ?? app.guest)),
    );
    expect(count(codes(results), 'opened')).toBe(30 + 15);
  });
});
