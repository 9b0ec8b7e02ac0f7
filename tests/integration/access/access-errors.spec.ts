import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PlanId, plans } from '../../../server/config/plans.js';
import { createUser, startSession, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp({ apiBurstRequests: 3, apiBurstSeconds: 60, guestRequestsPerMinute: 100_000 });
});

beforeEach(() => app.clock.stopNow());

/** A rejected call: its caller, REST path, GraphQL operation and expected error. */
interface ErrorCase {
  name: string;
  headers: () => Promise<Record<string, string>>;
  path: string;
  operation: string;
  status: number;
  code: string;
  /** Expected message in each language. */
  messages: { en: RegExp; ru: RegExp };
  /** Whether the response has Retry-After. */
  hasRetryAfter?: boolean;
}

const keywordsPath = '/api/report/simple/organic/keywords?domain=alpha.example';
const keywords = '{ organicKeywords(domain: "alpha.example") { total } }';
const cookieOf = async (kind: 'demo' | 'basic' | 'team'): Promise<Record<string, string>> =>
  (await createUser(app, { kind })).headers;
const scriptOf = ({ token }: TestUser): Record<string, string> => ({ 'x-api-token': token });

/** Sets the usage of an account to its daily limit. */
async function exhaustLimit(user: TestUser, kind: string, used: number): Promise<TestUser> {
  const day = app.clock.now().toISOString().slice(0, 10);
  await app.stores.postgres.query(
    'INSERT INTO usage_counter (subject, kind, period, used) VALUES ($1, $2, $3, $4)',
    [`account:${user.id}`, kind, day, used],
  );
  return user;
}

const errorCases: ErrorCase[] = [
  {
    name: 'authorization required',
    headers: () => Promise.resolve({}),
    path: '/api/panel/history',
    operation: '{ history { id } }',
    status: 401,
    code: 'AUTHORIZATION_REQUIRED',
    messages: { en: /log in/i, ru: /войдите/i },
  },
  {
    name: 'session out of date',
    headers: async () => {
      const user = await createUser(app, { kind: 'demo' });
      await startSession(app.stores.postgres, user.id, app.clock.now());
      return user.headers;
    },
    path: keywordsPath,
    operation: keywords,
    status: 401,
    code: 'SESSION_OUT_OF_DATE',
    messages: { en: /logged in on another/, ru: /с другого устройства/ },
  },
  {
    name: 'too many requests',
    headers: async () => {
      const headers = scriptOf(await createUser(app, { kind: 'pro' }));
      for (let index = 0; index < 3; index++) await app.as({ headers }).get('/api/users/current');
      return headers;
    },
    path: '/api/users/current',
    operation: '{ viewer { kind } }',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    messages: { en: /wait/, ru: /подождите/ },
    hasRetryAfter: true,
  },
  {
    name: 'demo limits',
    headers: async () => (await exhaustLimit(await createUser(app, { kind: 'demo' }), 'reports', 15)).headers,
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'DEMO_LIMIT',
    messages: { en: /15 free reports.*00:00/, ru: /15.*00:00/ },
    hasRetryAfter: true,
  },
  {
    name: 'API restricted in demo mode',
    headers: async () => scriptOf(await createUser(app, { kind: 'demo' })),
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'API_DEMO',
    messages: { en: /free plan/, ru: /бесплатный тариф/ },
  },
  {
    name: 'API not available on the plan',
    headers: async () => scriptOf(await createUser(app, { kind: 'basic' })),
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'API_NOT_IN_PLAN',
    messages: { en: /Basic/, ru: /Basic/ },
  },
  {
    name: 'daily analysed-objects limit exceeded',
    headers: async () =>
      (await exhaustLimit(await createUser(app, { kind: 'basic' }), 'analysis', 100)).headers,
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'ANALYSIS_LIMIT',
    messages: { en: /100 reports.*00:00/, ru: /100.*00:00/ },
    hasRetryAfter: true,
  },
  {
    name: 'daily API request limit exceeded',
    headers: async () => {
      const limit = plans[PlanId.Professional].limits.apiRequestsPerDay ?? 0;
      return scriptOf(await exhaustLimit(await createUser(app, { kind: 'pro' }), 'apiRequests', limit));
    },
    path: keywordsPath,
    operation: keywords,
    status: 402,
    code: 'API_LIMIT',
    messages: { en: /5,000 API requests/, ru: /5\u00a0000/ },
    hasRetryAfter: true,
  },
  {
    name: 'report not available at the current tariff',
    headers: () => cookieOf('demo'),
    path: `${keywordsPath}&sort=pos|asc`,
    operation: '{ organicKeywords(domain: "alpha.example", sort: "pos|asc") { total } }',
    status: 402,
    code: 'REPORT_RESTRICTED',
    messages: { en: /paid plan/, ru: /на платном тарифе/ },
  },
  {
    name: 'wrong token',
    headers: () => Promise.resolve({ authorization: 'Bearer rs_nobody' }),
    path: '/api/users/current',
    operation: '{ viewer { kind } }',
    status: 401,
    code: 'INVALID_TOKEN',
    messages: { en: /token/, ru: /токен/ },
  },
];

describe('access errors', () => {
  it.each(errorCases)('$name: REST returns the status, code and message', async (errorCase) => {
    for (const language of ['en', 'ru'] as const) {
      const headers = { ...(await errorCase.headers()), 'accept-language': language };
      const response = await app.as({ headers }).get(errorCase.path);
      const body = (await response.json()) as { message: string; code: string; error?: string };
      expect([response.status, body.error ?? body.code]).toEqual([errorCase.status, errorCase.code]);
      expect(body.message).toMatch(errorCase.messages[language]);
      expect(Number(response.headers.get('retry-after')) > 0).toBe(errorCase.hasRetryAfter === true);
    }
  });

  it.each(errorCases)('$name: GraphQL returns the code and message', async (errorCase) => {
    for (const language of ['en', 'ru'] as const) {
      const headers = { ...(await errorCase.headers()), 'accept-language': language };
      const { errors } = await app.as({ headers }).graphql(errorCase.operation);
      expect(errors?.[0]?.extensions.code).toBe(errorCase.code);
      expect(errors?.[0]?.message).toMatch(errorCase.messages[language]);
      expect((errors?.[0]?.extensions.retryAfter ?? 0) > 0).toBe(errorCase.hasRetryAfter === true);
    }
  });

  it('names the plans with several users, or the account owner, in the message', async () => {
    const add = 'mutation { addCorporateUser(email: "somebody@people.example") }';
    const basic = await app.as(await createUser(app, { kind: 'basic' })).graphql(add);
    expect(basic.errors?.[0]).toMatchObject({ extensions: { code: 'PLAN_WITHOUT_USERS' } });
    expect(basic.errors?.[0]?.message).toMatch(/Team/);
    const owner = await createUser(app, { kind: 'team' });
    const member = await app.as(await createUser(app, { kind: 'demo', owner })).graphql(add);
    expect(member.errors?.[0]).toMatchObject({ extensions: { code: 'OWNER_ONLY' } });
    expect(member.errors?.[0]?.message).toContain(owner.email);
  });
});
