import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PlanId, plans } from '../../../server/config/plans.js';
import { createUser, startSession, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let here: RunningApp;

beforeAll(async () => {
  here = await runApp({ apiBurstRequests: 3, apiBurstSeconds: 60, guestRequestsPerMinute: 100_000 });
});

beforeEach(() => here.clock.stopAtPresent());

/** How a call is refused: by whom it is made, by which path and operation, and what the refusal must be. */
interface Refusal {
  name: string;
  headers: () => Promise<Record<string, string>>;
  path: string;
  operation: string;
  status: number;
  code: string;
  /** What the person is told, in each language. */
  says: { en: RegExp; ru: RegExp };
  /** Whether the answer says when to try again. */
  again?: boolean;
}

const keywordsPath = '/api/report/simple/organic/keywords?domain=alpha.example';
const keywords = '{ organicKeywords(domain: "alpha.example") { total } }';
const cookieOf = async (kind: 'demo' | 'basic' | 'team'): Promise<Record<string, string>> =>
  (await createUser(here, { kind })).headers;
const scriptOf = ({ token }: TestUser): Record<string, string> => ({ 'x-api-token': token });

/** Lets an account have used all of a day's limit. */
async function usedUp(person: TestUser, kind: string, used: number): Promise<TestUser> {
  const day = here.clock.now().toISOString().slice(0, 10);
  await here.stores.postgres.query(
    'INSERT INTO usage_counter (subject, kind, period, used) VALUES ($1, $2, $3, $4)',
    [`account:${person.id}`, kind, day, used],
  );
  return person;
}

const refusals: Refusal[] = [
  {
    name: 'authorization required',
    headers: () => Promise.resolve({}),
    path: '/api/panel/history',
    operation: '{ history { id } }',
    status: 401,
    code: 'AUTHORIZATION_REQUIRED',
    says: { en: /log in/i, ru: /войдите/i },
  },
  {
    name: 'session out of date',
    headers: async () => {
      const person = await createUser(here, { kind: 'demo' });
      await startSession(here.stores.postgres, person.id, here.clock.now());
      return person.headers;
    },
    path: keywordsPath,
    operation: keywords,
    status: 401,
    code: 'SESSION_OUT_OF_DATE',
    says: { en: /logged in on another/, ru: /с другого устройства/ },
  },
  {
    name: 'too many requests',
    headers: async () => {
      const headers = scriptOf(await createUser(here, { kind: 'pro' }));
      for (let at = 0; at < 3; at++) await here.as({ headers }).get('/api/users/current');
      return headers;
    },
    path: '/api/users/current',
    operation: '{ viewer { kind } }',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    says: { en: /wait/, ru: /подождите/ },
    again: true,
  },
  {
    name: 'demo limits',
    headers: async () => (await usedUp(await createUser(here, { kind: 'demo' }), 'reports', 15)).headers,
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'DEMO_LIMIT',
    says: { en: /15 free reports.*00:00/, ru: /15.*00:00/ },
    again: true,
  },
  {
    name: 'API restricted in demo mode',
    headers: async () => scriptOf(await createUser(here, { kind: 'demo' })),
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'API_DEMO',
    says: { en: /free plan/, ru: /бесплатный тариф/ },
  },
  {
    name: 'API not available on the plan',
    headers: async () => scriptOf(await createUser(here, { kind: 'basic' })),
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'API_NOT_IN_PLAN',
    says: { en: /Basic/, ru: /Basic/ },
  },
  {
    name: 'daily analysed-objects limit exceeded',
    headers: async () => (await usedUp(await createUser(here, { kind: 'basic' }), 'analysis', 100)).headers,
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'ANALYSIS_LIMIT',
    says: { en: /100 reports.*00:00/, ru: /100.*00:00/ },
    again: true,
  },
  {
    name: 'daily API request limit exceeded',
    headers: async () => {
      const limit = plans[PlanId.Professional].limits.apiRequestsPerDay ?? 0;
      return scriptOf(await usedUp(await createUser(here, { kind: 'pro' }), 'apiRequests', limit));
    },
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'API_LIMIT',
    says: { en: /5000 API requests/, ru: /5000/ },
    again: true,
  },
  {
    name: 'report not available at the current tariff',
    headers: () => cookieOf('demo'),
    path: `${keywordsPath}&sort=pos|asc`,
    operation: '{ organicKeywords(domain: "alpha.example", sort: "pos|asc") { total } }',
    status: 402,
    code: 'REPORT_RESTRICTED',
    says: { en: /paid plan/, ru: /на платном тарифе/ },
  },
  {
    name: 'wrong token',
    headers: () => Promise.resolve({ authorization: 'Bearer rs_nobody' }),
    path: '/api/users/current',
    operation: '{ viewer { kind } }',
    status: 401,
    code: 'INVALID_TOKEN',
    says: { en: /token/, ru: /токен/ },
  },
];

describe('#A16 every refusal of access', () => {
  it.each(refusals)('$name: has its status, code and words by REST', async (refusal) => {
    for (const language of ['en', 'ru'] as const) {
      const headers = { ...(await refusal.headers()), 'accept-language': language };
      const answer = await here.as({ headers }).get(refusal.path);
      const body = (await answer.json()) as { message: string; code: string };
      expect([answer.status, body.code]).toEqual([refusal.status, refusal.code]);
      expect(body.message).toMatch(refusal.says[language]);
      expect(Number(answer.headers.get('retry-after')) > 0).toBe(refusal.again === true);
    }
  });

  it.each(refusals)('$name: has its code and words by GraphQL', async (refusal) => {
    for (const language of ['en', 'ru'] as const) {
      const headers = { ...(await refusal.headers()), 'accept-language': language };
      const { errors } = await here.as({ headers }).graphql(refusal.operation);
      expect(errors?.[0]?.extensions.code).toBe(refusal.code);
      expect(errors?.[0]?.message).toMatch(refusal.says[language]);
      expect((errors?.[0]?.extensions.retryAfter ?? 0) > 0).toBe(refusal.again === true);
    }
  });

  it('a plan without several people says which plan has them, an owner’s matter says whose it is', async () => {
    const add = 'mutation { addCorporateUser(email: "somebody@people.example") }';
    const basic = await here.as(await createUser(here, { kind: 'basic' })).graphql(add);
    expect(basic.errors?.[0]).toMatchObject({ extensions: { code: 'PLAN_WITHOUT_USERS' } });
    expect(basic.errors?.[0]?.message).toMatch(/Team/);
    const owner = await createUser(here, { kind: 'team' });
    const member = await here.as(await createUser(here, { kind: 'demo', owner })).graphql(add);
    expect(member.errors?.[0]).toMatchObject({ extensions: { code: 'OWNER_ONLY' } });
    expect(member.errors?.[0]?.message).toContain(owner.email);
  });
});
