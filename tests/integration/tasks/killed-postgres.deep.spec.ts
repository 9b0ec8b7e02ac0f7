import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import { importTask } from '../../../server/modules/uploads/import.task.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { atDepth } from '../../support/test-depth.js';
import { WaitingWorkers } from '../jobs/support/waiting-workers.js';
import { insertUser } from '../support/test-users.js';
import { waitUntil } from '../support/wait-until.js';

/** Failures of PostgreSQL and of the worker during the imports. */
const kills = atDepth({ quick: 2, deep: 6, full: 60 });

/** Time between two failures. */
const killIntervalMs = 3000;

let stores: TestStores;
let services: AppServices;
const workers = new WaitingWorkers(() => stores, { TASK_CONCURRENCY: '2' });

beforeAll(async () => {
  stores = await openOwnServers();
  const { config, postgres, log } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
});
afterAll(async () => {
  await workers.kill();
  await services.close();
});

/** A new account per import, because the number of unfinished tasks per account is limited. */
async function createUser(): Promise<AuthenticatedUser> {
  const { id } = await insertUser(stores.postgres, { kind: 'administrator' });
  const account = await stores.postgres.manager.findOneByOrFail(Account, { id });
  return { account, owner: account } as AuthenticatedUser;
}

async function startImport(base: string, name: string): Promise<string> {
  const file = path.join('uploads', name, 'results.csv');
  await mkdir(path.join(stores.config.dataDir, 'uploads', name), { recursive: true });
  const lines = Array.from({ length: 3000 }, (_, row) => `${name} ${row},1,https://site${row}.example/`);
  await writeFile(path.join(stores.config.dataDir, file), ['keyword,position,url', ...lines].join('\n'));
  const input = { base, date: '2026-10-01', files: [{ path: file, name: 'results.csv' }] };
  return services.tasks.start(importTask, await createUser(), { name, input });
}

const readTasks = (): Promise<TaskRecord[]> =>
  stores.postgres.manager.find(TaskRecord, { order: { number: 'ASC' } });

/** Replaces broken connections of the pool. All ten are in use together. */
function arePoolConnectionsIntact(): Promise<boolean> {
  const queries = Array.from({ length: 10 }, () => stores.postgres.query('SELECT pg_sleep(0.05)'));
  return Promise.all(queries).then(
    () => true,
    () => false,
  );
}

/** Kills a backend of PostgreSQL, so that PostgreSQL ends all connections and recovers. */
async function killBackend(): Promise<void> {
  const [row]: { pid: number }[] = await stores.postgres.query(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'rivalscope jobs' LIMIT 1`,
  );
  if (row) process.kill(row.pid, 'SIGKILL');
}

it(`Imports end as done after ${kills} kills of PostgreSQL and of the worker`, async () => {
  let worker = workers.addWorker();
  const started: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const bases = ['spb', 'msk', 'gmns'];
    started.push(await startImport(bases[kill % bases.length] ?? 'spb', `kill${kill}`));
    await sleep(killIntervalMs);
    if (kill % 2 === 0) await killBackend();
    else {
      await worker.end('SIGKILL');
      worker = workers.addWorker();
    }
    await sleep(500);
    await waitUntil(arePoolConnectionsIntact);
  }
  const tasks = await waitUntil(
    async () => {
      const rows = await readTasks().catch(() => []);
      return rows.length === started.length && rows.every(({ state }) => state !== 1) && rows;
    },
    {
      attempts: 3000,
      intervalMs: 100,
      details: async () => `${JSON.stringify(await readTasks())}\n${workers.output()}`,
    },
  );
  expect(tasks.map(({ id }) => id)).toEqual(started);
  expect(tasks.map(({ state, errorCode }) => ({ state, errorCode }))).toEqual(
    started.map(() => ({ state: 10, errorCode: null })),
  );
}, 1_200_000);
