import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import type { Config } from '../../../server/config/config.js';
import { findReport } from '../../../server/reports/report-registry.js';
import { callerOf } from '../support/caller.js';
import { PausableStore } from '../support/held-store.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

/** What must come comes on a slow machine too, in milliseconds. */
const patience = { timeout: 30_000, interval: 200 };

let here: RunningApp;
let app: FastifyInstance;
let store: PausableStore;
let url: string;

beforeAll(async () => {
  here = await runApp();
});

afterEach(async () => {
  store.release();
  const closed = app.close();
  // Clients keep connections open that they have not used yet: the server would wait for their first request.
  app.server.closeAllConnections();
  await closed;
});

/** A server of its own that differs so from the usual configuration, over a store that the test holds. */
async function start(differences: Partial<Config> = {}): Promise<void> {
  const { config, log } = here.stores;
  store = new PausableStore(here.stores.clickhouse);
  const stores = { ...here.stores, clickhouse: store };
  app = await createApp({
    config: { ...config, ...differences },
    stores,
    log,
    now: () => here.clock.now(),
    scheduledJobs: false,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

const pathOf = (id: string) => `/api${(findReport(id) ?? expect.fail(id)).restPath}`;
const keywords = () => `${pathOf('organic-keywords')}?domain=alpha.example`;

/** The answer to a file of which nothing is read, once it begins. */
async function neverRead(person: TestUser, id: string): Promise<IncomingMessage> {
  const headers = { ...person.headers, 'x-request-id': `endless-${id}` };
  const [answer] = (await once(
    get(`${url}${keywords()}&type=csv&columns=word`, { headers }),
    'response',
  )) as [IncomingMessage];
  return answer;
}

/** Queries for endless files that run in the store. */
async function runningEndless(): Promise<number> {
  const { rows } = await here.stores.clickhouse.query<{ running: number }>(
    "SELECT count() AS running FROM system.processes WHERE current_database = currentDatabase() AND Settings['log_comment'] LIKE '%endless-%'",
  );
  return rows[0]?.running ?? 0;
}

const queued = 'query { exportQueue { places } }';

describe('files of readers that do not read', () => {
  it('six of one account do not hold up the file of another one, and who waits knows the place (S2)', async () => {
    await start();
    const [greedy, other] = [
      await createUser(here, { kind: 'pro' }),
      await createUser(here, { kind: 'pro' }),
    ];
    const answers = Array.from({ length: 6 }, (_, index) => neverRead(greedy, `${index}`));
    const begun = await Promise.race(answers);
    const places = () =>
      callerOf(url, greedy.headers)
        .graphql(queued)
        .then(({ data }) => data);
    await expect.poll(places, patience).toEqual({ exportQueue: { places: [1, 2, 3, 4] } });
    const file = await callerOf(url, other.headers).get(`${keywords()}&type=csv`);
    expect(file.status).toBe(200);
    expect((await file.text()).split('\n').length).toBeGreaterThan(2);
    expect((await callerOf(url, other.headers).graphql(queued)).data).toEqual({
      exportQueue: { places: [] },
    });
    expect(begun.statusCode).toBe(200);
    for (const answer of answers) void answer.then((one) => one.destroy()).catch(() => undefined);
  });

  it('end when nothing is taken of them, their query with them, so that the next ones have their turn (S2)', async () => {
    await start({ exportIdleSeconds: 0.3, exportConcurrencyPerAccount: 1 });
    const greedy = await createUser(here, { kind: 'pro' });
    // The next one begins when the one before has ended.
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, index) => neverRead(greedy, `ended-${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await expect.poll(runningEndless, patience).toBe(0);
    for (const answer of answers) answer.destroy();
  });

  it('are refused with Retry-After where a turn does not come in time (S2)', async () => {
    await start({ exportConcurrency: 1, exportWaitSeconds: 0.2 });
    const [greedy, other] = [
      await createUser(here, { kind: 'pro' }),
      await createUser(here, { kind: 'pro' }),
    ];
    const held = await neverRead(greedy, 'long');
    const refused = await callerOf(url, other.headers).get(`${keywords()}&type=csv`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED' });
    held.destroy();
  });
});

const query = '{ organicKeywords(domain: "alpha.example") { total } }';

describe('requests of one account', () => {
  it('64 at once leave the first one of another account in order (S3)', async () => {
    await start();
    const [greedy, other] = [
      await createUser(here, { kind: 'pro' }),
      await createUser(here, { kind: 'pro' }),
    ];
    let answered = 0;
    const flood = Array.from({ length: 64 }, async (_, index) => {
      const headers = { ...greedy.headers, 'x-request-id': `held-flood-${index}` };
      const answer = await callerOf(url, headers).get(keywords());
      answered += 1;
      return answer.status;
    });
    await expect
      .poll(() => store.pausedQueries, patience)
      .toBe(here.stores.config.queryConcurrencyPerAccount);
    expect((await callerOf(url, other.headers).graphql(query)).errors).toBeUndefined();
    expect([answered, store.pausedQueries]).toEqual([0, here.stores.config.queryConcurrencyPerAccount]);
    store.release();
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  it('of a script that are sent away at overload leave the day’s calls as they were', async () => {
    await start({ loadShedMs: 1, apiBurstRequests: 100 });
    const script = await createUser(here, { kind: 'pro' });
    const answers: number[] = [];
    const flood = Array.from({ length: 40 }, async (_, index) => {
      const caller = callerOf(url, { 'x-api-token': script.token, 'x-request-id': `held-script-${index}` });
      const { status } = index % 2 === 0 ? await caller.graphql(query) : await caller.get(keywords());
      answers.push(status);
    });
    await expect.poll(() => answers.length, patience).toBeGreaterThanOrEqual(40 - 4 - 8);
    store.release();
    await Promise.all(flood);
    const served = answers.filter((status) => status === 200).length;
    expect(answers.filter((status) => status === 503)).toHaveLength(40 - served);
    expect(served).toBeLessThan(40);
    const { data } = await here.as(script).graphql('{ viewer { usage { others { kind used } } } }');
    expect(data?.['viewer']).toEqual({ usage: { others: [{ kind: 'apiRequests', used: served }] } });
  });

  it('at overload the newest of who asks most get 503 with Retry-After at once; others, log-ins and health checks are served', async () => {
    await start({ loadShedMs: 1 });
    const [greedy, other] = [
      await createUser(here, { kind: 'pro' }),
      await createUser(here, { kind: 'pro' }),
    ];
    const refusals: { status: number; wait: string | null; code: unknown; message: unknown }[] = [];
    const note = (
      { status, headers }: Pick<Response, 'status' | 'headers'>,
      code: unknown,
      message: unknown,
    ) => {
      if (status !== 200) refusals.push({ status, wait: headers.get('retry-after'), code, message });
      return status;
    };
    const flood = Array.from({ length: 64 }, async (_, index) => {
      const headers = {
        ...greedy.headers,
        'x-request-id': `held-storm-${index}`,
        'accept-language': 'ru',
      };
      const caller = callerOf(url, headers);
      if (index % 2 === 0) {
        const answer = await caller.graphql(query);
        const [error] = answer.errors ?? [];
        return note(answer, error?.extensions.code, error?.message);
      }
      const answer = await caller.get(keywords());
      const { code, message } = (await answer.json()) as { code?: string; message?: string };
      return note(answer, code, message);
    });
    // At most four run and eight may wait; the rest is sent away while those are not served yet.
    await expect.poll(() => refusals.length, patience).toBeGreaterThanOrEqual(64 - 4 - 8);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 503,
        wait: expect.stringMatching(/^\d+$/) as unknown,
        code: 'OVERLOADED',
        message: expect.stringMatching(/^Сервер занят/) as unknown,
      });
    }
    expect((await callerOf(url, other.headers).graphql(query)).errors).toBeUndefined();
    const guest = callerOf(url, {});
    expect((await guest.get('/readyz')).status).toBe(200);
    const logIn = await guest.send('POST', '/api/panel/user/auth', {
      email: other.email,
      password: 'wrong-one',
    });
    expect(logIn.status).toBe(401);
    store.release();
    const statuses = await Promise.all(flood);
    const served = statuses.filter((status) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(8);
    expect(served).toHaveLength(64 - refusals.length);
  });
});
