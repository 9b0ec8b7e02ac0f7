import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { plans, PlanId } from '../../../server/config/plans.js';
import { callerOf } from '../support/caller.js';
import { createUserWithPassword, password } from '../accounts/support/known-person.js';
import { createUser, startSession, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let here: RunningApp;
let secondApp: FastifyInstance;
let secondUrl: string;

const burst = 10;
const call = '/api/users/current';

/** Longer than a busy machine takes for the calls of a burst. */
const burstSeconds = 60;

/** Lets the time of all bursts be over. */
async function endBursts(): Promise<void> {
  await here.stores.postgres.query(`UPDATE attempt SET expire = $1 WHERE key LIKE 'api:%'`, [Date.now() - 1]);
}

beforeAll(async () => {
  here = await runApp({
    apiBurstRequests: burst,
    apiBurstSeconds: burstSeconds,
    guestRequestsPerMinute: 200,
  });
  const { config, log } = here.stores;
  const same = { ...config, apiBurstRequests: burst, apiBurstSeconds: burstSeconds };
  secondApp = await createApp({ config: same, stores: here.stores, log, scheduledJobs: false });
  secondUrl = await secondApp.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => here.clock.release());
afterAll(() => secondApp.close());

const asScript = ({ token }: { token: string }) => callerOf(here.url, { 'x-api-token': token });

interface Answered {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

async function byRest(headers: Record<string, string>, path = call, url = here.url): Promise<Answered> {
  const answer = await fetch(url + path, { headers });
  const body = (await answer.json()) as { code?: string };
  return { status: answer.status, code: body.code, retryAfter: answer.headers.get('retry-after') };
}

async function byGraphql(headers: Record<string, string>): Promise<Answered> {
  const {
    status,
    errors,
    headers: answered,
  } = await callerOf(here.url, headers).graphql('{ viewer { kind } }');
  return { status, code: errors?.[0]?.extensions.code, retryAfter: answered.get('retry-after') };
}

async function regenerate(person: TestUser) {
  const mutation = 'mutation { regenerateApiToken { token hint createdAt } }';
  const { data, errors } = await here.as(person).graphql(mutation);
  const made = data?.['regenerateApiToken'] as { token: string; hint: string; createdAt: string } | undefined;
  return { made, code: errors?.[0]?.extensions.code };
}

describe('#A15 a script names its account by a token', () => {
  it('in any of the headers, or in the address, for REST and GraphQL alike', async () => {
    const person = await createUser(here, { kind: 'pro' });
    for (const headers of [
      { authorization: `Bearer ${person.token}` },
      { 'X-API-Token': person.token },
      { 'X-Keyso-TOKEN': person.token },
    ] as Record<string, string>[]) {
      const answer = await fetch(here.url + call, { headers });
      expect([answer.status, ((await answer.json()) as { id: number }).id]).toEqual([200, person.id]);
      expect(await byGraphql(headers)).toMatchObject({ status: 200, code: undefined });
    }
    const inAddress = await fetch(`${here.url}${call}?auth-token=${person.token}`);
    expect(inAddress.status).toBe(200);
  });

  it('writes without a CSRF token where no cookie is', async () => {
    const person = await createUser(here, { kind: 'team' });
    const kept = await asScript(person).send('POST', '/api/users/setEvent', { eventType: 'script.ran' });
    expect([kept.status, await kept.json()]).toEqual([200, { result: true }]);
  });

  it.each([
    ['demo', 402, 'API_DEMO'],
    ['promo', 402, 'API_NOT_IN_PLAN'],
    ['basic', 402, 'API_NOT_IN_PLAN'],
    ['pro', 200, undefined],
    ['team', 200, undefined],
    ['administrator', 200, undefined],
  ] as const)('on %s a call answers %i %s', async (kind, status, code) => {
    const person = await createUser(here, { kind });
    const headers = { 'x-api-token': person.token };
    expect(await byRest(headers)).toMatchObject({ status, code });
    const file = await fetch(`${here.url}/api/report/simple/organic/keywords?domain=alpha.example&type=csv`, {
      headers,
    });
    expect(file.status).toBe(status);
    expect(await byGraphql(headers)).toMatchObject({ status, code });
    expect((await regenerate(person)).code).toBe(code);
  });

  it('a sub-user’s token has the owner’s plan, and loses it with it', async () => {
    const owner = await createUser(here, { kind: 'team' });
    const member = await createUser(here, { kind: 'demo', owner });
    expect((await byRest({ 'x-api-token': member.token })).status).toBe(200);
    await here.stores.postgres.query('UPDATE account SET paid_until = $2 WHERE id = $1', [
      owner.id,
      new Date(0),
    ]);
    expect((await byRest({ 'x-api-token': member.token })).code).toBe('API_DEMO');
  });
});

describe('#12 a token', () => {
  it('is random, shown once, kept as a digest; the one before is dead at once', async () => {
    const person = await createUser(here, { kind: 'pro' });
    const { made } = await regenerate(person);
    const again = (await regenerate(person)).made;
    expect(made?.token).toMatch(/^rs_[\w-]{43}$/);
    expect(again?.token).not.toBe(made?.token);
    expect(again?.token.endsWith(again.hint)).toBe(true);
    for (const dead of [person.token, made?.token ?? '']) {
      expect(await byRest({ 'x-api-token': dead })).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
    expect((await byRest({ 'x-api-token': again?.token ?? '' })).status).toBe(200);
    const [stored] = await here.stores.postgres.query<{ hash: Buffer; row: string }[]>(
      'SELECT api_token_hash AS hash, row_to_json(account)::text AS row FROM account WHERE id = $1',
      [person.id],
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
    ['a well-formed one', `rs_${'A'.repeat(43)}`],
  ])('that is nobody’s is refused: %s', async (_, token) => {
    const headers = { 'x-api-token': token };
    expect(await byRest(headers)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(await byGraphql(headers)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });

  it('that is wrong is refused also where a good session stands beside it', async () => {
    const { headers } = await createUser(here, { kind: 'pro' });
    const both = { ...headers, authorization: 'Bearer rs_wrong' };
    expect(await byRest(both)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });

  it('of an account that is blocked or gone is dead', async () => {
    const blocked = await createUser(here, { kind: 'pro' });
    const gone = await createUser(here, { kind: 'pro' });
    await here.stores.postgres.query('UPDATE account SET blocked_at = now() WHERE id = $1', [blocked.id]);
    await here.stores.postgres.query('DELETE FROM account WHERE id = $1', [gone.id]);
    for (const { token } of [blocked, gone]) {
      expect(await byRest({ 'x-api-token': token })).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
  });

  it('stays good when the person logs in elsewhere', async () => {
    const person = await createUser(here, { kind: 'pro' });
    await startSession(here.stores.postgres, person.id, here.clock.now());
    expect((await byRest({ 'x-api-token': person.token })).status).toBe(200);
  });

  it('stands in no link that an answer holds', async () => {
    const person = await createUser(here, { kind: 'pro' });
    const path = `/api/report/simple/organic/keywords?domain=alpha.example&per_page=5&auth-token=${person.token}`;
    expect(await (await fetch(here.url + path)).text()).not.toContain(person.token);
  });
});

describe('#A9 how often a script may call', () => {
  it('10 calls in a burst by default, then 429 with Retry-After, by REST and GraphQL together', async () => {
    const { token } = await createUser(here, { kind: 'pro' });
    const headers = { 'x-api-token': token };
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, at) => (at % 2 ? byRest(headers) : byGraphql(headers))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.length - refused.length, refused.length]).toEqual([burst, 5]);
    expect(refused.every(({ code }) => code === 'TOO_MANY_REQUESTS')).toBe(true);
    const waits = refused.map(({ retryAfter }) => Number(retryAfter));
    expect(waits.every((seconds) => seconds >= 1 && seconds <= burstSeconds)).toBe(true);
    await endBursts();
    expect((await byRest(headers)).status).toBe(200);
  });

  it('the burst holds over several processes', async () => {
    const headers = { 'x-api-token': (await createUser(here, { kind: 'pro' })).token };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => byRest(headers, call, at % 2 ? here.url : secondUrl)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(burst);
  });

  it('#63 the day’s calls end at the plan’s number, also when many come at once', async () => {
    here.clock.stopAtPresent();
    const person = await createUser(here, { kind: 'pro' });
    const limit = plans[PlanId.Professional].limits.apiRequestsPerDay ?? 0;
    await here.stores.postgres.query(
      `INSERT INTO usage_counter (subject, kind, period, used) VALUES ($1, 'apiRequests', $2, $3)`,
      [`account:${person.id}`, here.clock.now().toISOString().slice(0, 10), limit - 4],
    );
    const headers = { 'x-api-token': person.token };
    const answers = await Promise.all(Array.from({ length: burst }, () => byRest(headers)));
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(burst - 4);
    expect(refused[0]).toMatchObject({
      code: 'API_LIMIT',
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    });
    const usage = '{ viewer { usage { others { kind used limit } } } }';
    const { data } = await here.as(person).graphql(usage);
    expect(data?.['viewer']).toMatchObject({
      usage: { others: [{ kind: 'apiRequests', used: limit, limit }] },
    });
  });

  it('an administrator’s script is not held back', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => byRest(here.always)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('#A9 how often a guest may call', () => {
  it('so many times a minute from one address, then log in or wait; pages and health go on', async () => {
    const answers = [];
    for (let round = 0; round < 25; round++) {
      const ten = Array.from({ length: 10 }, () => byRest({}, '/api/wizardClasses'));
      answers.push(...(await Promise.all(ten)));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const { errors, status, headers } = await here.guest.graphql('{ wizardClasses { id } }');
    expect(status).toBe(429);
    const retryAfter = errors?.[0]?.extensions.retryAfter ?? 0;
    expect(retryAfter).toBeGreaterThan(0);
    expect(errors?.[0]?.message).toMatch(new RegExp(`log in or wait ${retryAfter} seconds?\\.$`));
    expect(headers.get('retry-after')).toBe(String(retryAfter));
    for (const path of ['/healthz', '/readyz', '/metrics', '/', '/favicon.svg', '/api/docs']) {
      expect((await here.guest.get(path, { accept: 'text/html' })).status).not.toBe(429);
    }
    const person = await createUser(here, { kind: 'demo' });
    expect((await byRest(person.headers)).status).toBe(200);
  });

  it('beyond it a person still logs in, by every way (S11)', async () => {
    while ((await here.guest.get('/api/wizardClasses')).status !== 429);
    const { email } = await createUserWithPassword(here);
    const wrong = await here.guest.send('POST', '/api/panel/user/auth', { email, password: 'not the one' });
    expect(wrong.status).toBe(401);
    const right = await here.guest.send('POST', '/api/panel/user/auth', { email, password });
    expect(right.status).toBe(200);
    const query =
      'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { kind } }';
    expect((await here.guest.graphql(query, { email, password })).data).toEqual({ logIn: { kind: 'DEMO' } });
    const more = `mutation ($email: String!, $password: String!) {
      logIn(email: $email, password: $password) { kind } remindLogin(phone: "+12025550123") { message }
    }`;
    expect((await here.guest.graphql(more, { email, password })).status).toBe(429);
    const file = await here.guest.get('/api/report/simple/organic/keywords?domain=alpha.example&type=csv');
    expect([file.status, Number(file.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
