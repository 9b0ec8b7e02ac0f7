import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { PlanId, plans } from '../../../server/config/plans.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { publicInternet } from '../../../server/outgoing/outgoing.js';
import { RequestBases } from '../../../server/modules/databases/request-bases.js';
import type { Person } from '../../../server/request/visitor.js';
import { importContents } from '../../support/import-files.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { startWorker, type WorkerProcess } from '../jobs/support/worker-process.js';
import { makePerson } from '../support/people.js';

const keywords = 20_000;
const domains = ['one.example', 'two.example'];

let stores: TestStores;
let services: AppServices;
let person: Person;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  stores = await openOwnServers();
  const { config, postgres, log } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
  const { id } = await makePerson(postgres, { kind: 'administrator' });
  const account = await postgres.manager.findOneByOrFail(Account, { id });
  person = { account, owner: account, kind: 'administrator', plan: plans[PlanId.Unlimited] } as Person;
  const lines = Array.from({ length: keywords }, (_, keyword) =>
    domains.map((domain, at) => `word ${keyword},${at + 1},https://${domain}/${keyword % 90}`).join('\n'),
  );
  await importContents(
    stores,
    { 'results.csv': `keyword,position,url\n${lines.join('\n')}\n` },
    { base: 'gny', date: '2026-10-01' },
  );
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
  await services.close();
});

function work(): WorkerProcess {
  const worker = startWorker(stores.config.dataDir, { CLICKHOUSE_MEMORY_MB: '2048' });
  workers.push(worker);
  return worker;
}

async function until(id: string, holds: (task: TaskRecord) => boolean): Promise<TaskRecord> {
  for (let tries = 0; tries < 6000; tries++) {
    const task = await stores.postgres.manager.findOneByOrFail(TaskRecord, { id });
    if (holds(task)) return task;
    await sleep(10);
  }
  throw new Error(`it did not happen\n${workers.map((one) => one.printed()).join('')}`);
}

async function rowsOf(rid: string): Promise<{ rows: number; words: number; versions: number }> {
  const [found]: { number: number }[] = await stores.postgres.query(
    'SELECT number FROM group_report WHERE id = $1',
    [rid],
  );
  const { rows } = await stores.clickhouse.query<{ rows: number; words: number; versions: number }>(
    'SELECT count() AS rows, uniqExact(word) AS words, uniqExact(version) AS versions FROM group_keyword WHERE report = {report:UInt32}',
    { parameters: { report: found?.number ?? 0 } },
  );
  return rows[0] ?? { rows: 0, words: 0, versions: 0 };
}

describe('#55 a group report whose process is killed', () => {
  it('while it is built: another process builds it once, and nothing of the first stays', async () => {
    const rid = await services.groupReports.create(person, { domains, base: 'gny', top: 50, isEmpty: false });
    const { taskId } = await services.groupReports.read(person, rid);
    const first = work();
    await until(taskId ?? '', ({ startedAt, run }) => startedAt !== null && run > 0);
    await first.end('SIGKILL');
    const second = work();
    const done = await until(taskId ?? '', ({ state }) => state !== 1);
    await second.end('SIGTERM');
    expect(done).toMatchObject({ state: 10, progress: 100 });
    expect(await rowsOf(rid)).toEqual({ rows: keywords, words: keywords, versions: 1 });
  }, 240_000);

  it('while it is edited: readers keep the version before, and the next edit takes away what stayed', async () => {
    const rid = await services.groupReports.create(person, {
      domains: [],
      base: 'gny',
      top: 50,
      isEmpty: true,
    });
    const { taskId, number } = await services.groupReports.read(person, rid);
    const worker = work();
    await until(taskId ?? '', ({ state }) => state !== 1);
    await worker.end('SIGTERM');
    const before = await services.groupReports.read(person, rid);
    // What a process leaves that dies in an edit: a version that nobody published, and a part of its rows.
    const [left]: { id: number }[] = await stores.postgres.query(
      'INSERT INTO group_version (report_id, report, generation) VALUES ($1, $2, 1) RETURNING id',
      [rid, number],
    );
    await stores.clickhouse.command(
      `INSERT INTO group_keyword (report, version, channel, keyword_id, word)
       SELECT {report:UInt32}, {version:UInt32}, 'organic', number, toString(number) FROM numbers(100)`,
      { parameters: { report: number, version: left?.id ?? 0 } },
    );
    expect(await services.groupReports.read(person, rid)).toEqual(before);
    const words = ['word 1', 'word 2'];
    const edit = { action: 'import', by: 'list', channels: ['organic'], words } as const;
    const reports = { clickhouse: stores.clickhouse, bases: new RequestBases(stores.postgres) };
    await services.groupEdits.edit(person, { rid }, () => Promise.resolve(edit), reports);
    expect(await rowsOf(rid)).toEqual({ rows: 2, words: 2, versions: 1 });
    const after = await services.groupReports.read(person, rid);
    expect(after).toMatchObject({ organicKeywords: 2, contextKeywords: 0 });
  }, 240_000);
});
