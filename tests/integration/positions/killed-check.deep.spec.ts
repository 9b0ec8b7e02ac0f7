import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker, type WorkerProcess } from '../jobs/support/worker-process.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import {
  createWatcher,
  rankThird,
  keysSecret,
  reportOf,
  runsOf,
  waitUntilChecked,
} from './support/position-calls.js';
import { startSerpServer, type SerpServer } from './support/serp-server.js';
import { waitUntil } from '../support/wait-until.js';

let app: RunningApp;
let serp: SerpServer;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  serp = await startSerpServer();
  serp.respondWith(rankThird);
  const { url } = serp;
  const serpUrls = { dataforseo: url, serper: url, serpapi: url };
  app = await runApp({ serpUrls, keysSecret, jobConcurrency: 0 }, undefined, {
    ownServers: true,
  });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  await serp.close();
});

function work(): WorkerProcess {
  const worker = startWorker(app.stores.config.dataDir, {
    SERPER_URL: serp.url,
    KEYS_SECRET: keysSecret,
    CLICKHOUSE_MEMORY_MB: '2048',
  });
  workers.push(worker);
  return worker;
}

/** Keywords in request order. */
const requestedKeywords = () =>
  serp.calls.filter(({ path }) => path === '/search').map(({ body }) => (body as { q: string }).q);

const waitFor = (condition: () => boolean | Promise<boolean>) =>
  waitUntil(condition, {
    intervalMs: 50,
    details: () => workers.map((worker) => worker.output()).join(''),
  });

describe('a check whose process is killed', () => {
  it('continues where it stopped and pays for no result twice', async () => {
    const list = Array.from({ length: 30 }, (_, index) => `word ${String(index).padStart(2, '0')}`);
    const { caller, id } = await createWatcher(app, {}, { list });
    // Four requests run in parallel, so up to four have an unknown outcome after the kill.
    let results = 0;
    serp.respondWith((call) => ({
      ...rankThird(call),
      delayMs: ++results > 12 ? 600_000 : 0,
    }));
    await caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', {
      id,
    });
    const first = work();
    const readFinishedRun = async () => {
      const rows = await app.stores.postgres.query<{ word: string }[]>(
        `SELECT word FROM position_check WHERE state = 'answered'`,
      );
      return rows.map(({ word }) => word);
    };
    await waitFor(async () => (await readFinishedRun()).length === 12 && requestedKeywords().length === 16);
    await first.end('SIGKILL');
    const paid = await readFinishedRun();
    serp.respondWith(rankThird);
    serp.calls.length = 0;
    work();
    const run = await waitUntilChecked(caller, id);
    expect(requestedKeywords().filter((word) => paid.includes(word))).toEqual([]);
    expect([...requestedKeywords()].sort()).toEqual(list.filter((word) => !paid.includes(word)));
    expect(run).toMatchObject({ answered: 30, failed: 0 });
    // The four requests that were running at the kill count twice, because the first attempts may have been charged.
    expect(run.spent).toBeCloseTo(0.034, 6);
    const { rows } = await reportOf(caller, id);
    expect(rows.map(({ positions }) => positions[0])).toEqual(list.map(() => 3));
    expect(await runsOf(caller, id)).toHaveLength(1);
  });
});
