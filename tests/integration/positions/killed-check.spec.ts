import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker, type WorkerProcess } from '../jobs/support/worker-process.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import {
  createWatcher,
  rankThird,
  keysSecret,
  reportOf,
  runsOf,
  untilChecked,
} from './support/position-calls.js';
import { startSerpServer, type SerpServer } from './support/serp-server.js';

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

/** Keywords in the order in which they were asked for. */
const asked = () =>
  serp.calls.filter(({ path }) => path === '/search').map(({ body }) => (body as { q: string }).q);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`it did not come to that: ${workers.map((worker) => worker.printed()).join('')}`);
}

describe('a check whose process is killed', () => {
  it('R46 goes on where it was, and pays again for nothing that was answered', async () => {
    const list = Array.from({ length: 30 }, (_, at) => `word ${String(at).padStart(2, '0')}`);
    const { caller, id } = await createWatcher(app, {}, { list });
    // Four at a time: so many may be under way at the kill, of which nobody knows whether they were answered.
    let answers = 0;
    serp.respondWith((call) => ({
      ...rankThird(call),
      delayMs: ++answers > 12 ? 600_000 : 0,
    }));
    await caller.graphql('mutation ($id: ID!) { checkPositions(id: $id) }', {
      id,
    });
    const first = work();
    const answered = async () => {
      const rows = await app.stores.postgres.query<{ word: string }[]>(
        `SELECT word FROM position_check WHERE state = 'answered'`,
      );
      return rows.map(({ word }) => word);
    };
    await until(async () => (await answered()).length === 12 && asked().length === 16);
    await first.end('SIGKILL');
    const paid = await answered();
    serp.respondWith(rankThird);
    serp.calls.length = 0;
    work();
    const run = await untilChecked(caller, id);
    expect(asked().filter((word) => paid.includes(word))).toEqual([]);
    expect([...asked()].sort()).toEqual(list.filter((word) => !paid.includes(word)));
    expect(run).toMatchObject({ answered: 30, failed: 0 });
    // The four that were under way count twice: nobody knows whether they were charged.
    expect(run.spent).toBeCloseTo(0.034, 6);
    const { rows } = await reportOf(caller, id);
    expect(rows.map(({ positions }) => positions[0])).toEqual(list.map(() => 3));
    expect(await runsOf(caller, id)).toHaveLength(1);
  });
});
