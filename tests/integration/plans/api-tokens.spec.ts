import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { plans, PlanId } from '../../../server/config/plans.js';
import { createCaller } from '../support/caller.js';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { createUser, startSession, type TestUser, setPlan } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
let secondApp: FastifyInstance;
let secondUrl: string;

const burst = 10;
const call = '/api/users/current';

/** Longer than a burst of calls takes on a slow machine. */
const burstSeconds = 60;

/** Moves the clock beyond all bursts. */
async function endBursts(): Promise<void> {
  await app.stores.postgres.query(`UPDATE attempt SET expire = $1 WHERE key LIKE 'api:%'`, [Date.now() - 1]);
}

beforeAll(async () => {
  app = await runApp({
    apiBurstRequests: burst,
    apiBurstSeconds: burstSeconds,
    guestRequestsPerMinute: 200,
  });
  const { config, log } = app.stores;
  const same = { ...config, apiBurstRequests: burst, apiBurstSeconds: burstSeconds };
  secondApp = await createApp({ config: same, stores: app.stores, log, scheduledJobs: false });
  secondUrl = await secondApp.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.clock.release());
afterAll(() => secondApp.close());

const asScript = ({ token }: { token: string }) => createCaller(app.url, { 'x-api-token': token });

interface RestResult {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

async function callRest(headers: Record<string, string>, path = call, url = app.url): Promise<RestResult> {
  const response = await fetch(url + path, { headers });
  const body = (await response.json()) as { code?: string; error?: string };
  return {
    status: response.status,
    code: body.error ?? body.code,
    retryAfter: response.headers.get('retry-after'),
  };
}

async function byGraphql(headers: Record<string, string>): Promise<RestResult> {
  const {
    status,
    errors,
    headers: responseHeaders,
  } = await createCaller(app.url, headers).graphql('{ viewer { kind } }');
  return { status, code: errors?.[0]?.extensions.code, retryAfter: responseHeaders.get('retry-after') };
}

async function regenerate(user: TestUser) {
  const mutation = 'mutation { regenerateApiToken { token hint createdAt } }';
  const { data, errors } = await app.as(user).graphql(mutation);
  const token = data?.['regenerateApiToken'] as
    | { token: string; hint: string; createdAt: string }
    | undefined;
  return { made: token, code: errors?.[0]?.extensions.code };
}

describe('API token authentication', () => {
  it('accepts the token in each header and in the URL, for REST and GraphQL', async () => {
    const user = await createUser(app, { kind: 'pro' });
    for (const headers of [
      { authorization: `Bearer ${user.token}` },
      { 'X-API-Token': user.token },
      { 'X-Keyso-TOKEN': user.token },
    ] as Record<string, string>[]) {
      const response = await fetch(app.url + call, { headers });
      expect([response.status, ((await response.json()) as { id: number }).id]).toEqual([200, user.id]);
      expect(await byGraphql(headers)).toMatchObject({ status: 200, code: undefined });
    }
    const inAddress = await fetch(`${app.url}${call}?auth-token=${user.token}`);
    expect(inAddress.status).toBe(200);
  });

  it('writes without a CSRF token when no cookie is sent', async () => {
    const user = await createUser(app, { kind: 'team' });
    const recorded = await asScript(user).send('POST', '/api/users/setEvent', { eventType: 'script.ran' });
    expect([recorded.status, await recorded.json()]).toEqual([200, { result: true }]);
  });

  it.each([
    ['demo', 402, 'API_DEMO'],
    ['promo', 402, 'API_NOT_IN_PLAN'],
    ['basic', 402, 'API_NOT_IN_PLAN'],
    ['pro', 200, undefined],
    ['team', 200, undefined],
    ['administrator', 200, undefined],
  ] as const)('on %s a call responds with %i %s', async (kind, status, code) => {
    const user = await createUser(app, { kind });
    const headers = { 'x-api-token': user.token };
    expect(await callRest(headers)).toMatchObject({ status, code });
    const file = await fetch(
      `${app.url}/api/report/simple/organic/keywords?domain=alpha.example&base=gny&type=csv`,
      {
        headers,
      },
    );
    expect(file.status).toBe(status);
    expect(await byGraphql(headers)).toMatchObject({ status, code });
    expect((await regenerate(user)).code).toBe(code);
  });

  it("a team member's token has the owner's plan and loses it with membership", async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    expect((await callRest({ 'x-api-token': member.token })).status).toBe(200);
    await setPlan(app.stores.postgres, owner.id, PlanId.Team, new Date(0));
    expect((await callRest({ 'x-api-token': member.token })).code).toBe('API_DEMO');
  });
});

describe('an API token', () => {
  it('is random, displayed once, stored as a digest, and replaces the previous one at once', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const { made } = await regenerate(user);
    const again = (await regenerate(user)).made;
    expect(made?.token).toMatch(/^rs_[\w-]{43}$/);
    expect(again?.token).not.toBe(made?.token);
    expect(again?.token.endsWith(again.hint)).toBe(true);
    for (const dead of [user.token, made?.token ?? '']) {
      expect(await callRest({ 'x-api-token': dead })).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
    expect((await callRest({ 'x-api-token': again?.token ?? '' })).status).toBe(200);
    const [stored] = await app.stores.postgres.query<{ hash: Buffer; row: string }[]>(
      'SELECT api_token_hash AS hash, row_to_json(account)::text AS row FROM account WHERE id = $1',
      [user.id],
    );
    expect(stored?.hash).toEqual(
      createHash('sha256')
        .update(again?.token ?? '')
        .digest(),
    );
    expect(stored?.row).not.toContain(again?.token.slice(3, 30));
  });

  it.each([
    ['nothing', ''],
    ['a prefix', 'rs_'],
    ['a long text', 'x'.repeat(5000)],
    ['hostile SQL', "' OR 1=1 --"],
    ['a well-formed token', `rs_${'A'.repeat(43)}`],
  ])('an unknown token is rejected: %s', async (_, token) => {
    const headers = { 'x-api-token': token };
    expect(await callRest(headers)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(await byGraphql(headers)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });

  it('a wrong token is rejected even next to a valid session', async () => {
    const { headers } = await createUser(app, { kind: 'pro' });
    const both = { ...headers, authorization: 'Bearer rs_wrong' };
    expect(await callRest(both)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });

  it('of a blocked or deleted account is rejected', async () => {
    const blocked = await createUser(app, { kind: 'pro' });
    const deleted = await createUser(app, { kind: 'pro' });
    await app.stores.postgres.query('UPDATE account SET blocked_at = now() WHERE id = $1', [blocked.id]);
    await app.stores.postgres.query('DELETE FROM account WHERE id = $1', [deleted.id]);
    for (const { token } of [blocked, deleted]) {
      expect(await callRest({ 'x-api-token': token })).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
  });

  it('stays valid when the user logs in elsewhere', async () => {
    const user = await createUser(app, { kind: 'pro' });
    await startSession(app.stores.postgres, user.id, app.clock.now());
    expect((await callRest({ 'x-api-token': user.token })).status).toBe(200);
  });

  it('appears in no link of a response', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const path = `/api/report/simple/organic/keywords?domain=alpha.example&per_page=5&auth-token=${user.token}`;
    expect(await (await fetch(app.url + path)).text()).not.toContain(user.token);
  });
});

describe('rate limit of API tokens', () => {
  it('allows bursts of 10 by default, then 429 with Retry-After, shared by REST and GraphQL', async () => {
    const { token } = await createUser(app, { kind: 'pro' });
    const headers = { 'x-api-token': token };
    const responses = await Promise.all(
      Array.from({ length: 15 }, (_, index) => (index % 2 ? callRest(headers) : byGraphql(headers))),
    );
    const rejected = responses.filter(({ status }) => status === 429);
    expect([responses.length - rejected.length, rejected.length]).toEqual([burst, 5]);
    expect(rejected.every(({ code }) => code === 'TOO_MANY_REQUESTS')).toBe(true);
    const waits = rejected.map(({ retryAfter }) => Number(retryAfter));
    expect(waits.every((seconds) => seconds >= 1 && seconds <= burstSeconds)).toBe(true);
    await endBursts();
    expect((await callRest(headers)).status).toBe(200);
  });

  it('is shared by several processes', async () => {
    const headers = { 'x-api-token': (await createUser(app, { kind: 'pro' })).token };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => callRest(headers, call, index % 2 ? app.url : secondUrl)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(burst);
  });

  it("ends the calls of the day at the plan's quota, even for concurrent calls", async () => {
    app.clock.stopNow();
    const user = await createUser(app, { kind: 'pro' });
    const limit = plans[PlanId.Professional].limits.apiRequestsPerDay ?? 0;
    await app.stores.postgres.query(
      `INSERT INTO usage_counter (subject, kind, period, used) VALUES ($1, 'apiRequests', $2, $3)`,
      [`account:${user.id}`, app.clock.now().toISOString().slice(0, 10), limit - 4],
    );
    const headers = { 'x-api-token': user.token };
    const responses = await Promise.all(Array.from({ length: burst }, () => callRest(headers)));
    const rejected = responses.filter(({ status }) => status === 402);
    expect(rejected).toHaveLength(burst - 4);
    expect(rejected[0]).toMatchObject({
      code: 'API_LIMIT',
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    });
    const usage = '{ viewer { usage { others { kind used limit } } } }';
    const { data } = await app.as(user).graphql(usage);
    expect(data?.['viewer']).toMatchObject({
      usage: { others: [{ kind: 'apiRequests', used: limit, limit }] },
    });
  });

  it('does not apply to administrators', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => callRest(app.fixedHeaders)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('rate limit of guests', () => {
  it('limits the calls per minute and address, then asks for login; pages and health checks continue', async () => {
    const results = [];
    for (let round = 0; round < 25; round++) {
      const ten = Array.from({ length: 10 }, () => callRest({}, '/api/wizardClasses'));
      results.push(...(await Promise.all(ten)));
    }
    const rejected = results.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const { errors, status, headers } = await app.guest.graphql('{ wizardClasses { id } }');
    expect(status).toBe(429);
    const retryAfter = errors?.[0]?.extensions.retryAfter ?? 0;
    expect(retryAfter).toBeGreaterThan(0);
    expect(errors?.[0]?.message).toMatch(new RegExp(`log in or wait ${retryAfter} seconds?\\.$`));
    expect(headers.get('retry-after')).toBe(String(retryAfter));
    for (const path of ['/healthz', '/readyz', '/metrics', '/', '/favicon.svg', '/api/docs']) {
      expect((await app.guest.get(path, { accept: 'text/html' })).status).not.toBe(429);
    }
    const user = await createUser(app, { kind: 'demo' });
    expect((await callRest(user.headers)).status).toBe(200);
  });

  it('does not block logins in any form', async () => {
    while ((await app.guest.get('/api/wizardClasses')).status !== 429);
    const { email } = await createUserWithPassword(app);
    const rejected = await app.guest.send('POST', '/api/panel/user/auth', { email, password: 'not the one' });
    expect(rejected.status).toBe(401);
    const right = await app.guest.send('POST', '/api/panel/user/auth', { email, password });
    expect(right.status).toBe(200);
    const query =
      'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { kind } }';
    expect((await app.guest.graphql(query, { email, password })).data).toEqual({ logIn: { kind: 'DEMO' } });
    const more = `mutation ($email: String!, $password: String!) {
      logIn(email: $email, password: $password) { kind } remindLogin(phone: "+12025550123") { message }
    }`;
    expect((await app.guest.graphql(more, { email, password })).status).toBe(429);
    const file = await app.guest.get('/api/report/simple/organic/keywords?domain=alpha.example&type=csv');
    expect([file.status, Number(file.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
