import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import type { Config } from '../../../server/config/config.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { createCaller } from '../support/caller.js';
import { PausableStore } from '../support/pausable-store.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

/** Time limit for slow machines, in milliseconds. */
const pollOptions = { timeout: 30_000, interval: 200 };

let runningApp: RunningApp;
let app: FastifyInstance;
let store: PausableStore;
let url: string;

beforeAll(async () => {
  runningApp = await runApp({}, undefined, { ownDatabase: true });
});

afterEach(async () => {
  store.release();
  const closed = app.close();
  // The server would wait for the first request of unused keep-alive connections.
  app.server.closeAllConnections();
  await closed;
});

/** Starts a server over a pausable store with changed configuration. */
async function start(differences: Partial<Config> = {}): Promise<void> {
  const { config, log } = runningApp.stores;
  store = new PausableStore(runningApp.stores.clickhouse);
  const stores = { ...runningApp.stores, clickhouse: store };
  app = await createApp({
    config: { ...config, ...differences },
    stores,
    log,
    now: () => runningApp.clock.now(),
    scheduledJobs: false,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

const pathOf = (id: string) => `/api${(findReport(id) ?? expect.fail(id)).restPath}`;
const keywords = () => `${pathOf('organic-keywords')}?domain=alpha.example`;

/** Starts an export whose response body is never read. */
async function startUnreadExport(user: TestUser, id: string): Promise<IncomingMessage> {
  const headers = { ...user.headers, 'x-request-id': `endless-${id}` };
  const [response] = (await once(
    get(`${url}${keywords()}&type=csv&columns=word`, { headers }),
    'response',
  )) as [IncomingMessage];
  return response;
}

/** Number of running queries of endless exports. */
async function countEndlessExports(): Promise<number> {
  const { rows } = await runningApp.stores.clickhouse.query<{ running: number }>(
    "SELECT count() AS running FROM system.processes WHERE current_database = currentDatabase() AND Settings['log_comment'] LIKE '%endless-%'",
  );
  return rows[0]?.running ?? 0;
}

const queued = 'query { exportQueue { places } }';

describe('exports whose clients do not read', () => {
  it('six exports of one account do not delay the export of another account, which sees its queue position', async () => {
    await start();
    const [greedy, other] = [
      await createUser(runningApp, { kind: 'pro' }),
      await createUser(runningApp, { kind: 'pro' }),
    ];
    const results = Array.from({ length: 6 }, (_, index) => startUnreadExport(greedy, `${index}`));
    const firstResponse = await Promise.race(results);
    const places = () =>
      createCaller(url, greedy.headers)
        .graphql(queued)
        .then(({ data }) => data);
    await expect.poll(places, pollOptions).toEqual({ exportQueue: { places: [1, 2, 3, 4] } });
    const file = await createCaller(url, other.headers).get(`${keywords()}&type=csv`);
    expect(file.status).toBe(200);
    expect((await file.text()).split('\n').length).toBeGreaterThan(2);
    expect((await createCaller(url, other.headers).graphql(queued)).data).toEqual({
      exportQueue: { places: [] },
    });
    expect(firstResponse.statusCode).toBe(200);
    for (const response of results) void response.then((message) => message.destroy()).catch(() => undefined);
  });

  it('end with their query when the client stops reading, which frees the slots', async () => {
    await start({ exportIdleSeconds: 0.3, exportConcurrencyPerAccount: 1 });
    const greedy = await createUser(runningApp, { kind: 'pro' });
    // Each request starts after the previous one has ended.
    const results = await Promise.all(
      Array.from({ length: 3 }, (_, index) => startUnreadExport(greedy, `ended-${index}`)),
    );
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await expect.poll(countEndlessExports, pollOptions).toBe(0);
    for (const response of results) response.destroy();
  });

  it('beyond the queue limit are rejected with Retry-After', async () => {
    await start({ exportConcurrency: 1, exportWaitSeconds: 0.2 });
    const [greedy, other] = [
      await createUser(runningApp, { kind: 'pro' }),
      await createUser(runningApp, { kind: 'pro' }),
    ];
    const openResponse = await startUnreadExport(greedy, 'long');
    const rejected = await createCaller(url, other.headers).get(`${keywords()}&type=csv`);
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toMatchObject({ code: 503, error: 'OVERLOADED' });
    openResponse.destroy();
  });
});

const query = '{ organicKeywords(domain: "alpha.example") { total } }';

describe('bursts from one account', () => {
  it('64 concurrent requests do not delay the first request of another account', async () => {
    await start();
    const [greedy, other] = [
      await createUser(runningApp, { kind: 'pro' }),
      await createUser(runningApp, { kind: 'pro' }),
    ];
    let servedCount = 0;
    const burst = Array.from({ length: 64 }, async (_, index) => {
      const headers = { ...greedy.headers, 'x-request-id': `held-flood-${index}` };
      const response = await createCaller(url, headers).get(keywords());
      servedCount += 1;
      return response.status;
    });
    await expect
      .poll(() => store.pausedQueries, pollOptions)
      .toBe(runningApp.stores.config.queryConcurrencyPerAccount);
    expect((await createCaller(url, other.headers).graphql(query)).errors).toBeUndefined();
    expect([servedCount, store.pausedQueries]).toEqual([
      0,
      runningApp.stores.config.queryConcurrencyPerAccount,
    ]);
    store.release();
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
  });

  it('API requests rejected under overload do not use up the daily quota', async () => {
    await start({ loadShedMs: 1, apiBurstRequests: 100 });
    const script = await createUser(runningApp, { kind: 'pro' });
    const results: number[] = [];
    const burst = Array.from({ length: 40 }, async (_, index) => {
      const caller = createCaller(url, {
        'x-api-token': script.token,
        'x-request-id': `held-script-${index}`,
      });
      const { status } = index % 2 === 0 ? await caller.graphql(query) : await caller.get(keywords());
      results.push(status);
    });
    await expect.poll(() => results.length, pollOptions).toBeGreaterThanOrEqual(40 - 4 - 8);
    store.release();
    await Promise.all(burst);
    const served = results.filter((status) => status === 200).length;
    expect(results.filter((status) => status === 503)).toHaveLength(40 - served);
    expect(served).toBeLessThan(40);
    const { data } = await runningApp.as(script).graphql('{ viewer { usage { others { kind used } } } }');
    expect(data?.['viewer']).toEqual({ usage: { others: [{ kind: 'apiRequests', used: served }] } });
  });

  it('under overload the newest requests of the heaviest client get 503 with Retry-After, while other users, logins and health checks are served', async () => {
    await start({ loadShedMs: 1 });
    const [greedy, other] = [
      await createUser(runningApp, { kind: 'pro' }),
      await createUser(runningApp, { kind: 'pro' }),
    ];
    const rejections: { status: number; wait: string | null; code: unknown; message: unknown }[] = [];
    const recordResponse = (
      { status, headers }: Pick<Response, 'status' | 'headers'>,
      code: unknown,
      message: unknown,
    ) => {
      if (status !== 200) rejections.push({ status, wait: headers.get('retry-after'), code, message });
      return status;
    };
    const burst = Array.from({ length: 64 }, async (_, index) => {
      const headers = {
        ...greedy.headers,
        'x-request-id': `held-storm-${index}`,
        'accept-language': 'ru',
      };
      const caller = createCaller(url, headers);
      if (index % 2 === 0) {
        const result = await caller.graphql(query);
        const [error] = result.errors ?? [];
        return recordResponse(result, error?.extensions.code, error?.message);
      }
      const response = await caller.get(keywords());
      const { error: code, message } = (await response.json()) as { error?: string; message?: string };
      return recordResponse(response, code, message);
    });
    // Four run and eight are queued; the server rejects the others meanwhile.
    await expect.poll(() => rejections.length, pollOptions).toBeGreaterThanOrEqual(64 - 4 - 8);
    for (const rejection of rejections) {
      expect(rejection).toMatchObject({
        status: 503,
        wait: expect.stringMatching(/^\d+$/) as unknown,
        code: 'OVERLOADED',
        message: expect.stringMatching(/^Сервер занят/) as unknown,
      });
    }
    expect((await createCaller(url, other.headers).graphql(query)).errors).toBeUndefined();
    const guest = createCaller(url, {});
    expect((await guest.get('/readyz')).status).toBe(200);
    const logIn = await guest.send('POST', '/api/panel/user/auth', {
      email: other.email,
      password: 'wrong-one',
    });
    expect(logIn.status).toBe(401);
    store.release();
    const statuses = await Promise.all(burst);
    const served = statuses.filter((status) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(8);
    expect(served).toHaveLength(64 - rejections.length);
  });
});
