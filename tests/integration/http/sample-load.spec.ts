import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import { SampleLoad } from '../../../server/ingest/sample/sample-load.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { createCaller, type Caller } from '../support/caller.js';
import { inDeepRuns } from '../../support/test-depth.js';

const report = (base: string) => `/api/report/simple/top_domain_visibility?base=${base}`;
const rowsQuery = (base: string) => `{ visibleDomains(base: "${base}") { total } }`;
const dashboard = '/api/report/simple/domain_dashboard?base=gny&domain=northtrail.example';
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Readiness {
  status: string;
  reason?: string;
  sample?: { hasFailed: boolean; percent: number; complete: string[] };
}

async function readiness(caller: Caller) {
  const response = await caller.get('/readyz');
  return { status: response.status, body: (await response.json()) as Readiness };
}

describe('a server during the sample load', { timeout: 240_000 }, () => {
  let stores: TestStores;
  let sampleLoad: SampleLoad;
  let app: FastifyInstance;
  let guest: Caller;
  const loadedCodes: string[] = [];
  let continueLoad: () => void = () => undefined;
  let loadResult: Promise<boolean>;

  beforeAll(async () => {
    stores = await openTestStores();
    const { log } = stores;
    const config = { ...stores.config, sampleKeywords: 200 };
    sampleLoad = await SampleLoad.create({ stores, config, log });
    app = await createApp({ config, stores, log, sampleLoad, scheduledJobs: false });
    guest = createCaller(await app.listen({ port: 0, host: '127.0.0.1' }), {});
  });

  afterAll(async () => {
    continueLoad();
    await Promise.all([app.close(), sampleLoad.stop()]);
  });

  it('is alive but not ready, and rejects report requests with the percentage', async () => {
    expect((await guest.get('/healthz')).status).toBe(200);
    expect(await readiness(guest)).toEqual({
      status: 503,
      body: {
        status: 'not ready',
        postgres: true,
        clickhouse: true,
        runners: { jobs: true, tasks: true },
        sample: { hasFailed: false, percent: 0, complete: [] },
        reason: 'the sample data is loading: 0%',
      },
    });
    for (const path of [report('gny'), dashboard]) {
      const response = await guest.get(path);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '30']);
      expect(await response.json()).toMatchObject({
        code: 503,
        error: 'SAMPLE_LOADING',
        message: 'The sample data of Google New York is loading: 0%. Try again in 30 s.',
      });
    }
    const { status, headers, errors } = await guest.graphql(
      rowsQuery('msk'),
      {},
      { 'accept-language': 'ru' },
    );
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(errors?.[0]).toMatchObject({
      message: 'Загружаются данные примера базы Яндекс Москва: 0 %. Повторите через 30 с.',
      extensions: { code: 'SAMPLE_LOADING', retryAfter: 30 },
    });
  });

  it('serves pages and requests that read no report', async () => {
    for (const path of [
      '/',
      '/keywords?base=gny&domain=northtrail.example',
      '/report?base=msk',
      '/pricing',
    ]) {
      const response = await guest.get(path, asBrowser);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<meta name="sample-load" content="on" />');
    }
    const { status, data } = await guest.graphql(
      '{ sampleLoad { percent hasFailed complete } databases { code empty } }',
      {},
      { cookie: 'base=msk' },
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({ sampleLoad: { percent: 0, hasFailed: false, complete: [] } });
  });

  it('serves a database without sample data', async () => {
    const { status, errors } = await guest.graphql(rowsQuery('spb'));
    expect([status, errors]).toEqual([200, undefined]);
  });

  it('serves each database when it is complete', async () => {
    const firstDatabaseLoaded = new Promise<void>((resolve) => {
      loadResult = sampleLoad.start(async (code) => {
        loadedCodes.push(code);
        if (code !== 'gny') return;
        resolve();
        await new Promise<void>((next) => (continueLoad = next));
      });
    });
    await firstDatabaseLoaded;
    expect(loadedCodes).toEqual(['gny']);
    expect(await readiness(guest)).toMatchObject({
      status: 503,
      body: { sample: { percent: 80, complete: ['gny'] }, reason: 'the sample data is loading: 80%' },
    });
    expect((await guest.get(report('gny'))).status).toBe(200);
    expect((await guest.graphql(rowsQuery('gny'))).errors).toBeUndefined();
    const pending = await guest.get(report('msk'));
    expect(pending.status).toBe(503);
    expect(Number(pending.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guest.graphql(rowsQuery('msk'))).status).toBe(503);
  });

  it('is ready when all databases are complete', async () => {
    continueLoad();
    expect(await loadResult).toBe(true);
    expect(loadedCodes).toEqual(['gny', 'msk']);
    expect(await readiness(guest)).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect((await guest.get(report('msk'))).status).toBe(200);
    expect((await guest.graphql('{ sampleLoad { percent } }')).data).toEqual({ sampleLoad: null });
    expect(await (await guest.get('/', asBrowser)).text()).toContain(
      '<meta name="sample-load" content="" />',
    );
  });

  it('loads nothing on the next start', async () => {
    const config = { ...stores.config, sampleKeywords: 200 };
    expect((await SampleLoad.create({ stores, config, log: stores.log })).current()).toBeNull();
  });
});

// process.spec.ts checks a start without interruptions.
inDeepRuns(() => {
  describe('a first start', () => {
    const env = { LOG_LEVEL: 'info', SAMPLE_KEYWORDS: '1500' };
    let dataDir: string;
    let server: RunningServer;

    const start = (until: 'listening' | 'ready', keywords = env.SAMPLE_KEYWORDS) =>
      startServer({
        dataDir,
        switches: shortLivedProcessFlags,
        env: { ...env, SAMPLE_KEYWORDS: keywords },
        until,
      });
    const untilPrinted = async (text: string) => {
      while (!server.output().includes(text)) {
        const { exitCode, signalCode } = server.process;
        if (exitCode !== null || signalCode !== null) expect.fail(`the server exited:\n${server.output()}`);
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

    const interruptions: readonly { signal: 'SIGTERM' | 'SIGINT'; step: string }[] = [
      { signal: 'SIGTERM', step: 'phase=read' },
      { signal: 'SIGTERM', step: 'generating the sample data' },
      { signal: 'SIGINT', step: 'phase=read' },
    ];
    it.each(interruptions)(
      'aborts the sample load on $signal during $step and exits by the signal',
      async ({ signal, step }) => {
        await untilPrinted(step);
        const exited = once(server.process, 'exit');
        server.process.kill(signal);
        expect(await exited).toEqual([null, signal]);
        expect(server.output()).toMatch(/ closed$/m);
        expect(server.output()).not.toContain('did not load');
        expect(existsSync(path.join(dataDir, 'sample'))).toBe(false);
        server = await start('listening');
      },
    );

    it('repeats the load after a SIGKILL during it', async () => {
      await untilPrinted('phase=read');
      const exited = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await exited;
      server = await start('ready', '200');
      const guest = createCaller(server.url, {});
      expect((await readiness(guest)).status).toBe(200);
      for (const base of ['gny', 'msk']) expect((await guest.get(report(base))).status).toBe(200);
      expect(server.output()).toContain('the sample data is there');
    });
  });
});
