import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { createCaller, type Caller } from '../support/caller.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const set =
  'mutation ($isOn: Boolean!, $minutes: Int) { setMaintenance(isOn: $isOn, minutes: $minutes) { isOn until } }';
const guestPages = [
  '/',
  '/pricing',
  '/keywords?domain=alpha.example',
  '/no-such-page',
  '/graphql',
  '/api/docs',
];
const calls = [
  '/api/regions/db',
  '/regions/db',
  '/api/report/simple/organic/keywords?domain=alpha.example&base=gny',
];

let app: RunningApp;
let administrator: TestUser;
let secondServer: FastifyInstance;
/** A caller of another process on the same stores. */
let elsewhere: Caller;

beforeAll(async () => {
  app = await runApp();
  administrator = await createUser(app, { kind: 'administrator' });
  const { stores, clock } = app;
  secondServer = await createApp({
    config: stores.config,
    stores,
    log: stores.log,
    now: () => clock.now(),
    scheduledJobs: false,
  });
  elsewhere = createCaller(await secondServer.listen({ port: 0, host: '127.0.0.1' }), {});
});

// Responses contain the remaining seconds, so the clock is stopped.
beforeEach(() => app.clock.stopNow());
afterEach(async () => void (await app.as(administrator).graphql(set, { isOn: false })));
afterAll(() => secondServer.close());

const begin = (minutes?: number) => app.as(administrator).graphql(set, { isOn: true, minutes });

describe('maintenance mode', () => {
  it('accepts log-ins over REST', async () => {
    await begin(30);
    const credentials = { email: 'nobody@people.example', password: 'not the password' };
    for (const path of ['/panel/user/auth', '/api/panel/user/auth']) {
      expect((await app.guest.send('POST', path, credentials)).status).not.toBe(503);
    }
  });

  it('responds to other callers with 503 and Retry-After', async () => {
    const pro = await createUser(app, { kind: 'pro' });
    await begin(30);
    for (const caller of [app.guest, app.as(pro), app.as({ headers: { 'x-api-token': 'wrong' } })]) {
      for (const call of calls) {
        const response = await caller.get(call);
        const { status, headers } = response;
        expect([call, status, headers.get('retry-after')]).toEqual([call, 503, '1800']);
        const { error, code, message } = (await response.json()) as Record<string, string>;
        // The public API has the status in `code` and the stable code in `error`.
        expect({ code: error ?? code, message }).toEqual({
          code: 'MAINTENANCE',
          message: 'The service is under maintenance. It should be over in 30 min.',
        });
      }
      const { errors } = await caller.graphql('{ databases { code } }');
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'MAINTENANCE', retryAfter: 1800 });
    }
  });

  it('shows other visitors a page in their language that search engines do not index', async () => {
    await begin();
    for (const page of guestPages) {
      const response = await app.guest.get(page, browser);
      const { status, headers } = response;
      expect([page, status, headers.get('retry-after')]).toEqual([page, 503, '300']);
      if (page.startsWith('/api')) continue;
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<h1>Maintenance</h1>');
    }
    const russian = await app.guest.get('/pricing', { ...browser, 'accept-language': 'ru' });
    expect(await russian.text()).toContain('<h1>Технические работы</h1>');
  });

  it('admits administrators by session and token and shows them a notice', async () => {
    await begin();
    for (const caller of [app, app.as(administrator)]) {
      expect((await caller.get('/api/regions/db')).status).toBe(200);
      const response = await caller.get('/pricing', browser);
      const notice = /name="maintenance" content="(.*?)"/.exec(await response.text())?.[1];
      expect([response.status, notice]).toEqual([200, 'on']);
    }
  });

  it('leaves operator endpoints open', async () => {
    await begin();
    expect((await app.guest.get('/healthz')).status).toBe(200);
    expect((await app.guest.get('/readyz')).status).toBe(200);
  });

  it('starts and ends in every process', async () => {
    await begin();
    await expect.poll(async () => (await elsewhere.get('/api/regions/db')).status).toBe(503);
    await app.as(administrator).graphql(set, { isOn: false });
    expect((await app.guest.get('/api/regions/db')).status).toBe(200);
    await expect.poll(async () => (await elsewhere.get('/api/regions/db')).status).toBe(200);
  });

  it('lets an administrator log in through the form of its page and rejects registrations', async () => {
    await begin();
    const page = await app.guest.get('/login', browser);
    const token = /name="csrf_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const cookie = page.headers
      .getSetCookie()
      .map((item) => item.replace(/;.*/, ''))
      .join('; ');
    const send = (fields: Record<string, string>) =>
      fetch(`${app.url}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...browser, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrf_token: token, ...fields }).toString(),
      });
    const password = 'a long enough phrase';
    const rejected = await send({ act: 'login', email: administrator.email, password: 'not this one' });
    expect([rejected.status, rejected.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('error=WRONG_CREDENTIALS'),
    ]);
    const registered = await send({
      act: 'register',
      email: 'new@people.example',
      password,
      password2: password,
    });
    expect(registered.status).toBe(503);
    const fields = { act: 'register', email: 'new@people.example', password };
    for (const nested of [{ params: fields }, { data: fields }]) {
      expect((await app.guest.send('POST', '/panel/user/auth', nested)).status).toBe(503);
    }
    const auditRows = await app.stores.postgres.query<unknown[]>(
      `SELECT FROM account WHERE email = 'new@people.example'`,
    );
    expect(auditRows).toEqual([]);
  });

  it('can be switched only by administrators, with a valid duration, and is logged', async () => {
    const pro = await createUser(app, { kind: 'pro' });
    const rejected = [
      await app.guest.graphql(set, { isOn: true }),
      await app.as(pro).graphql(set, { isOn: true }),
      await begin(0),
      await begin(10_081),
    ];
    expect(rejected.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'AUTHORIZATION_REQUIRED',
      'ADMINISTRATOR_ONLY',
      'INVALID_FIELD',
      'INVALID_FIELD',
    ]);
    expect((await app.guest.get('/api/regions/db')).status).toBe(200);
    const before = app.clock.now().getTime();
    const { data } = await begin(10);
    const { until } = (data as { setMaintenance: { until: string } }).setMaintenance;
    expect(new Date(until).getTime() - before).toBeGreaterThanOrEqual(600_000);
    expect(app.clock.now().getTime() + 600_000).toBeGreaterThanOrEqual(new Date(until).getTime());
    const [line] = await app.stores.postgres.query<{ action: string }[]>(
      'SELECT action FROM audit_entry WHERE actor_id = $1 ORDER BY id DESC LIMIT 1',
      [administrator.id],
    );
    expect(line?.action).toBe('maintenance-begun');
  });
});
