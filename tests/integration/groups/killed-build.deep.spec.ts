import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { PlanId, plans } from '../../../server/config/plans.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { RequestBases } from '../../../server/modules/databases/base-catalogue.service.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { importContents } from '../../support/import-files.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { loadConfig } from '../../../server/config/config.js';
import { createLog } from '../../../server/http/logging/log.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { type TestStores } from '../../support/stores.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { WaitingWorkers } from '../jobs/support/waiting-workers.js';
import { createScriptCaller } from '../support/caller.js';
import { insertUser, type TestUser } from '../support/test-users.js';
import { waitForLock } from '../support/wait-for-lock.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';
import { waitUntil } from '../support/wait-until.js';

const keywords = 8_000;
const domains = ['one.example', 'two.example'];
const wordOf = (keyword: number) => `word ${keyword}`;

let dataDir = '';
let server: RunningServer;
let stores: TestStores;
let services: AppServices;
let testUser: TestUser;
let user: AuthenticatedUser;
const workers = new WaitingWorkers(() => stores);
/** The shared report and its expected keywords. */
let rid = '';
const expected = new Set(Array.from({ length: keywords }, (_, keyword) => wordOf(keyword)));

beforeAll(async () => {
  dataDir = await temporaryFolder();
  await startServerAndStores();
  testUser = await insertUser(stores.postgres, { kind: 'administrator' });
  const account = await stores.postgres.manager.findOneByOrFail(Account, { id: testUser.id });
  user = {
    account,
    owner: account,
    kind: 'administrator',
    plan: plans[PlanId.Unlimited],
  } as AuthenticatedUser;
  // A third domain ranks for every second keyword.
  const lines = Array.from({ length: keywords }, (_, keyword) =>
    [...domains, ...(keyword % 2 === 0 ? ['three.example'] : [])]
      .map((domain, index) => `${wordOf(keyword)},${index + 1},https://${domain}/${keyword % 90}`)
      .join('\n'),
  );
  await publish('2026-10-01', lines);
});
afterAll(async () => {
  await workers.kill();
  await closeStores();
  await server.stop();
  await removeFolder(dataDir);
});

/** Starts a server that leaves tasks to workers, and opens its stores. */
async function startServerAndStores(): Promise<void> {
  server = await startServer({
    switches: shortLivedProcessFlags,
    dataDir,
    env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'warn', JOB_CONCURRENCY: '0' },
  });
  const log = createLog('silent');
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  stores = { ...(await openStores(config, log, { role: 'tool' })), config, log };
  const { postgres } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
}

/** Closes the stores. */
async function closeStores(): Promise<void> {
  await services.close();
  await stores.close();
}

async function publish(date: string, lines: readonly string[]): Promise<void> {
  const content = `keyword,position,url\n${lines.join('\n')}\n`;
  await importContents(stores, { 'results.csv': content }, { base: 'gny', date });
}

const printed = () => workers.output();

function waitForTask(id: string, matches: (task: TaskRecord) => boolean): Promise<TaskRecord> {
  return waitUntil(
    async () => {
      const task = await stores.postgres.manager.findOneByOrFail(TaskRecord, { id });
      return matches(task) && task;
    },
    { attempts: 6000, intervalMs: 10, details: printed },
  );
}

/** Waits until another process completes the task. */
async function expectCompleted(taskId: string): Promise<void> {
  const worker = workers.addWorker();
  const done = await waitForTask(taskId, ({ state }) => state !== 1);
  await workers.park(worker);
  expect(done).toMatchObject({ state: 10, progress: 100 });
}

/** Runs an action while the statement holds its locks. */
async function withLocks(
  statement: string,
  values: readonly unknown[],
  action: () => Promise<void>,
): Promise<void> {
  const holder = stores.postgres.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query(statement, [...values]);
    await action();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

/** Sorted keywords of the published version, with duplicates. */
async function readWords(): Promise<string[]> {
  const { number, version } = await services.groupReports.read(user, rid);
  const { rows } = await stores.clickhouse.query<{ word: string }>(
    `SELECT word FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32}`,
    { parameters: { report: number, version: version ?? 0 } },
  );
  return rows.map(({ word }) => word).sort();
}

/** Asserts the expected rows and that both stores have the same complete versions. */
async function expectConsistent(): Promise<void> {
  expect(await readWords()).toEqual([...expected].sort());
  const { number } = await services.groupReports.read(user, rid);
  const storedVersions: { id: number; state: string }[] = await stores.postgres.query(
    'SELECT id, state FROM group_version WHERE report = $1 ORDER BY id',
    [number],
  );
  expect(storedVersions.filter(({ state }) => state === 'building')).toEqual([]);
  const { rows } = await stores.clickhouse.query<{ version: number }>(
    'SELECT DISTINCT version FROM group_keyword WHERE report = {report:UInt32} ORDER BY version',
    { parameters: { report: number } },
  );
  expect(rows.map(({ version }) => version)).toEqual(storedVersions.map(({ id }) => id));
}

async function edit(action: 'import' | 'delete', words: readonly string[]): Promise<void> {
  const reports = { clickhouse: stores.clickhouse, bases: new RequestBases(stores.postgres) };
  const listEdit = { action, by: 'list', channels: ['organic'], words } as const;
  await services.groupEdits.edit(user, { rid }, () => Promise.resolve(listEdit), reports);
  for (const word of words) {
    if (action === 'import') expected.add(word);
    else expected.delete(word);
  }
}

async function undoLatest(): Promise<void> {
  const [latest] = (await services.groupEdits.list(user, rid)).filter(({ isUndone }) => !isUndone);
  const reports = { clickhouse: stores.clickhouse, bases: new RequestBases(stores.postgres) };
  await services.groupEdits.undo(user, rid, latest?.id ?? 0, reports);
}

describe('a group report whose process is killed', () => {
  it('during a build is built once by another process, without rows of the first attempt', async () => {
    rid = await services.groupReports.create(user, { domains, base: 'gny', top: 50, isEmpty: false });
    const { taskId } = await services.groupReports.read(user, rid);
    const first = workers.addWorker();
    await waitForTask(taskId ?? '', ({ startedAt, run }) => startedAt !== null && run > 0);
    await first.end('SIGKILL');
    await expectCompleted(taskId ?? '');
    await expectConsistent();
  }, 240_000);

  it('during an update stays readable, and another process repeats each edit once', async () => {
    const edited = Array.from({ length: 10 }, (_, index) => wordOf(index * 3));
    for (const word of edited) await edit('delete', [word]);
    const before = await services.groupReports.read(user, rid);
    const added = Array.from({ length: 100 }, (_, index) => `new ${index}`);
    await publish(
      '2026-11-01',
      added.map((word) => `${word},1,https://one.example/`),
    );
    const taskId = await services.groupReports.rebuild(user, rid);
    const first = workers.addWorker();
    const versions = async (): Promise<number> => {
      const [counted]: { count: number }[] = await stores.postgres.query(
        `SELECT count(*)::int AS count FROM group_version WHERE report = $1 AND state = 'building'`,
        [before.number],
      );
      return counted?.count ?? 0;
    };
    while ((await versions()) < 3) await sleep(5);
    await withLocks('LOCK TABLE group_version IN SHARE MODE', [], async () => {
      await waitForLock(stores.postgres, ['INSERT INTO group_version', 'UPDATE group_version'], printed);
      await first.end('SIGKILL');
    });
    expect(await services.groupReports.read(user, rid)).toMatchObject({
      version: before.version,
      state: 1,
    });
    expect(await readWords()).toEqual([...expected].sort());

    await expectCompleted(taskId);
    for (const word of added) expected.add(word);
    await expectConsistent();
    for (const word of edited.toReversed()) {
      await undoLatest();
      expected.add(word);
      expect(await readWords()).toEqual([...expected].sort());
    }
  }, 240_000);

  it('during a competitor count is counted once per channel by another process', async () => {
    await edit('delete', [wordOf(0), wordOf(1), wordOf(2)]);
    const taskId = await services.groupReports.recalculate(user, rid);
    const first = workers.addWorker();
    await withLocks('SELECT FROM group_report WHERE id = $1 FOR UPDATE', [rid], async () => {
      await waitForLock(stores.postgres, ['UPDATE group_report SET competitors_version'], printed);
      await first.end('SIGKILL');
    });
    await expectCompleted(taskId);
    const { number, version, competitorsVersion } = await services.groupReports.read(user, rid);
    expect(competitorsVersion).toBe(version);
    const { rows } = await stores.clickhouse.query(
      `SELECT channel, name, shared FROM group_competitor JOIN host ON host.domain_id = group_competitor.domain_id
       WHERE report = {report:UInt32} AND version = {version:UInt32}`,
      { parameters: { report: number, version: version ?? 0 } },
    );
    const shared = [...expected].filter((word) => /^word \d*[02468]$/.test(word)).length;
    expect(rows).toEqual([{ channel: 'organic', name: 'three.example', shared }]);
    await expectConsistent();
  }, 240_000);

  it('with its server during an edit and a creation leaves neither, and both can be repeated', async () => {
    // Store clients must close before their server.
    await workers.kill();
    const caller = createScriptCaller(server.url, testUser);
    const before = await services.groupReports.read(user, rid);
    const edits = await services.groupEdits.list(user, rid);
    const words = [wordOf(11), wordOf(13)];
    const holder = stores.postgres.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`SELECT FROM base WHERE code = 'gny' FOR UPDATE`);
    await holder.query('SELECT FROM group_version WHERE id = $1 FOR UPDATE', [before.version]);
    const results = Promise.allSettled([
      caller.graphql('mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }', {
        input: { name: 'Cut off', base: 'gny', domains },
      }),
      caller.graphql(
        'mutation ($rid: ID!, $edit: GroupEditInput!) { editGroupReport(rid: $rid, edit: $edit) { unknownCount } }',
        { rid, edit: { action: 'delete', by: 'list', organic: true, context: false, keys: words } },
      ),
    ]);
    await waitForLock(stores.postgres, ['INSERT INTO "group_report"'], server.output);
    await waitForLock(stores.postgres, ['UPDATE group_version'], server.output);
    const serverExit = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await serverExit;
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await holder.rollbackTransaction().catch(() => undefined);
    await holder.release().catch(() => undefined);
    await closeStores().catch(() => undefined);

    await startServerAndStores();
    const named: unknown = await stores.postgres.query(
      `SELECT name FROM group_report WHERE name = 'Cut off' UNION ALL SELECT name FROM task WHERE name = 'Cut off'`,
    );
    expect(named).toEqual([]);
    expect(await services.groupReports.read(user, rid)).toEqual(before);
    expect(await services.groupEdits.list(user, rid)).toEqual(edits);
    expect(await readWords()).toEqual([...expected].sort());

    await edit('delete', words);
    await expectConsistent();
    await undoLatest();
    for (const word of words) expected.add(word);
    await expectConsistent();
    const repeated = await services.groupReports.create(user, {
      domains,
      base: 'gny',
      top: 50,
      isEmpty: false,
    });
    await expectCompleted((await services.groupReports.read(user, repeated)).taskId ?? '');
  }, 240_000);
});
