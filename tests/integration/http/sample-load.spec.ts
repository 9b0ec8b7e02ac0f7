import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { SampleLoad } from '../../../server/ingest/sample/sample-load.js';
import { shortLived } from '../../support/short-lived.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { openTestStores, removeFolder, temporaryFolder, type TestStores } from '../../support/stores.js';
import { callerOf, type Caller } from '../support/caller.js';

const report = (base: string) => `/api/report/simple/top_domain_visibility?base=${base}`;
const rows = (base: string) => `{ visibleDomains(base: "${base}") { total } }`;
const dashboard = '/api/report/simple/domain_dashboard?base=gny&domain=northtrail.example';
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Readiness {
  status: string;
  reason?: string;
  sample?: { hasFailed: boolean; percent: number; complete: string[] };
}

async function readiness(caller: Caller) {
  const answer = await caller.get('/readyz');
  return { status: answer.status, body: (await answer.json()) as Readiness };
}

describe('a server that loads its sample data', () => {
  let stores: TestStores;
  let sample: SampleLoad;
  let app: FastifyInstance;
  let guest: Caller;
  /** Databases after which the load waits until the test continues it. */
  const loaded: string[] = [];
  let continueLoad: () => void = () => undefined;
  let ended: Promise<boolean>;

  beforeAll(async () => {
    stores = await openTestStores();
    const { log } = stores;
    const config = { ...stores.config, sampleKeywords: 200 };
    sample = await SampleLoad.of({ stores, config, log });
    app = await createApp({ config, stores, log, sample });
    guest = callerOf(await app.listen({ port: 0, host: '127.0.0.1' }), {});
  });

  afterAll(async () => {
    continueLoad();
    await Promise.all([app.close(), sample.stop()]);
  });

  it('is alive and not ready before the load, and rejects calls with the percentage', async () => {
    expect((await guest.get('/healthz')).status).toBe(200);
    expect(await readiness(guest)).toEqual({
      status: 503,
      body: {
        status: 'not ready',
        postgres: true,
        clickhouse: true,
        sample: { hasFailed: false, percent: 0, complete: [] },
        reason: 'the sample data is loading: 0%',
      },
    });
    for (const path of [report('gny'), dashboard]) {
      const answer = await guest.get(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30']);
      expect(await answer.json()).toMatchObject({
        code: 'SAMPLE_LOADING',
        message: 'The sample data of Google New York is loading: 0%. Try again in 30 s.',
      });
    }
    const { status, headers, errors } = await guest.graphql(rows('msk'), {}, { 'accept-language': 'ru' });
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(errors?.[0]).toMatchObject({
      message: 'Загружаются данные примера базы Яндекс Москва: 0 %. Повторите через 30 с.',
      extensions: { code: 'SAMPLE_LOADING', retryAfter: 30 },
    });
  });

  it('serves pages and the calls that read no report', async () => {
    for (const path of [
      '/',
      '/keywords?base=gny&domain=northtrail.example',
      '/report?base=msk',
      '/pricing',
    ]) {
      const answer = await guest.get(path, asBrowser);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain('<meta name="sample-load" content="on" />');
    }
    const { status, data } = await guest.graphql(
      '{ sampleLoad { percent hasFailed complete } databases { code empty } }',
      {},
      { cookie: 'base=msk' },
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({ sampleLoad: { percent: 0, hasFailed: false, complete: [] } });
  });

  it('leaves a database that holds no sample data as it is', async () => {
    const { status, errors } = await guest.graphql(rows('spb'));
    expect([status, errors]).toEqual([200, undefined]);
  });

  it('serves each database as soon as it is complete', async () => {
    const isFirstLoaded = new Promise<void>((resolve) => {
      ended = sample.start(async (code) => {
        loaded.push(code);
        if (code !== 'gny') return;
        resolve();
        await new Promise<void>((next) => (continueLoad = next));
      });
    });
    await isFirstLoaded;
    expect(loaded).toEqual(['gny']);
    expect(await readiness(guest)).toMatchObject({
      status: 503,
      body: { sample: { percent: 80, complete: ['gny'] }, reason: 'the sample data is loading: 80%' },
    });
    expect((await guest.get(report('gny'))).status).toBe(200);
    expect((await guest.graphql(rows('gny'))).errors).toBeUndefined();
    const other = await guest.get(report('msk'));
    expect(other.status).toBe(503);
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guest.graphql(rows('msk'))).status).toBe(503);
  });

  it('is ready when all of it is complete', async () => {
    continueLoad();
    expect(await ended).toBe(true);
    expect(loaded).toEqual(['gny', 'msk']);
    expect(await readiness(guest)).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect((await guest.get(report('msk'))).status).toBe(200);
    expect((await guest.graphql('{ sampleLoad { percent } }')).data).toEqual({ sampleLoad: null });
    expect(await (await guest.get('/', asBrowser)).text()).toContain(
      '<meta name="sample-load" content="" />',
    );
  });

  it('has nothing to load at the next start', async () => {
    const config = { ...stores.config, sampleKeywords: 200 };
    expect((await SampleLoad.of({ stores, config, log: stores.log })).current()).toBeNull();
  });
});

describe('a first start', () => {
  const env = { LOG_LEVEL: 'info', SAMPLE_KEYWORDS: '1500' };
  let dataDir: string;
  let server: RunningServer;

  const start = (until?: 'listening', keywords = env.SAMPLE_KEYWORDS) =>
    startServer({
      dataDir,
      switches: shortLived,
      env: { ...env, SAMPLE_KEYWORDS: keywords },
      ...(until && { until }),
    });
  const printed = async (text: string) => {
    while (!server.output().includes(text)) {
      if (server.process.exitCode !== null) throw new Error(`the server ended:\n${server.output()}`);
      await sleep(20);
    }
  };

  beforeAll(async () => {
    dataDir = await temporaryFolder();
    server = await start('listening');
  });

  afterAll(async () => {
    await server.stop();
    await removeFolder(dataDir);
  });

  it('listens before the sample data is there, and logs no warning', async () => {
    const guest = callerOf(server.url, {});
    expect((await guest.get('/healthz')).status).toBe(200);
    expect((await readiness(guest)).status).toBe(503);
    expect(server.output()).not.toContain('ready on http');
    expect(server.output()).not.toMatch(/warn/i);
  });

  it('ends in order on SIGTERM during the load', async () => {
    await printed('phase=read');
    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(server.output()).not.toContain('did not load');
  });

  it('begins the load again after it was stopped', async () => {
    server = await start('listening');
    await printed('phase=read');
    const exited = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await exited;
  });

  it('begins it again after it was killed, and is complete when it is ready', async () => {
    server = await start(undefined, '200');
    const guest = callerOf(server.url, {});
    expect((await readiness(guest)).status).toBe(200);
    for (const base of ['gny', 'msk']) expect((await guest.get(report(base))).status).toBe(200);
    expect(server.output()).toContain('the sample data is there');
  });
});
