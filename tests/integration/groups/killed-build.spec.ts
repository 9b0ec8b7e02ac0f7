import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { PlanId, plans } from '../../../server/config/plans.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { RequestBases } from '../../../server/modules/databases/request-bases.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { importContents } from '../../support/import-files.js';
import { startServer, type RunningServer } from '../../support/running-server.js';
import { loadConfig } from '../../../server/config/config.js';
import { createLog } from '../../../server/http/log.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { removeFolder, temporaryFolder, type TestStores } from '../../support/stores.js';
import { WaitingWorkers } from '../jobs/support/waiting-workers.js';
import { callerOf } from '../support/caller.js';
import { insertUser, type TestUser } from '../support/people.js';
import { waitForLock } from '../support/until-waiting.js';
import { shortLived } from '../../support/short-lived.js';

const keywords = 8_000;
const domains = ['one.example', 'two.example'];
const wordOf = (keyword: number) => `word ${keyword}`;

let dataDir = '';
let server: RunningServer;
let stores: TestStores;
let services: AppServices;
let somebody: TestUser;
let person: AuthenticatedUser;
const workers = new WaitingWorkers(() => stores);
/** The report of all cases, and the words that it must hold. */
let rid = '';
const expected = new Set(Array.from({ length: keywords }, (_, keyword) => wordOf(keyword)));

beforeAll(async () => {
  dataDir = await temporaryFolder();
  await begin();
  somebody = await insertUser(stores.postgres, { kind: 'administrator' });
  const account = await stores.postgres.manager.findOneByOrFail(Account, { id: somebody.id });
  person = {
    account,
    owner: account,
    kind: 'administrator',
    plan: plans[PlanId.Unlimited],
  } as AuthenticatedUser;
  // A third domain has every other keyword.
  const lines = Array.from({ length: keywords }, (_, keyword) =>
    [...domains, ...(keyword % 2 === 0 ? ['three.example'] : [])]
      .map((domain, at) => `${wordOf(keyword)},${at + 1},https://${domain}/${keyword % 90}`)
      .join('\n'),
  );
  await publish('2026-10-01', lines);
});
afterAll(async () => {
  await workers.kill();
  await end();
  await server.stop();
  await removeFolder(dataDir);
});

/** Starts a server, which leaves tasks to workers, and joins its stores. */
async function begin(): Promise<void> {
  server = await startServer({
    switches: shortLived,
    dataDir,
    env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'warn', JOB_CONCURRENCY: '0' },
  });
  const log = createLog('silent');
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  stores = { ...(await openStores(config, log, { role: 'tool' })), config, log };
  const { postgres } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
}

/** Lets go of the stores. */
async function end(): Promise<void> {
  await services.close();
  await stores.close();
}

async function publish(date: string, lines: readonly string[]): Promise<void> {
  const content = `keyword,position,url\n${lines.join('\n')}\n`;
  await importContents(stores, { 'results.csv': content }, { base: 'gny', date });
}

const printed = () => workers.printed();

async function until(id: string, holds: (task: TaskRecord) => boolean): Promise<TaskRecord> {
  for (let tries = 0; tries < 6000; tries++) {
    const task = await stores.postgres.manager.findOneByOrFail(TaskRecord, { id });
    if (holds(task)) return task;
    await sleep(10);
  }
  throw new Error(`it did not happen\n${printed()}`);
}

/** Another process takes up the task and does it. */
async function expectDone(taskId: string): Promise<void> {
  const worker = workers.work();
  const done = await until(taskId, ({ state }) => state !== 1);
  await workers.rest(worker);
  expect(done).toMatchObject({ state: 10, progress: 100 });
}

/** Runs the action while what the statement locks is held; all is let go after it. */
async function whileHeld(
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

/** Words of the version that is read, sorted; a word that stands there twice is there twice. */
async function readWords(): Promise<string[]> {
  const { number, version } = await services.groupReports.read(person, rid);
  const { rows } = await stores.clickhouse.query<{ word: string }>(
    `SELECT word FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32}`,
    { parameters: { report: number, version: version ?? 0 } },
  );
  return rows.map(({ word }) => word).sort();
}

/** The report reads as it must, and the stores know of the same versions, none of them left half way. */
async function expectWhole(): Promise<void> {
  expect(await readWords()).toEqual([...expected].sort());
  const { number } = await services.groupReports.read(person, rid);
  const known: { id: number; state: string }[] = await stores.postgres.query(
    'SELECT id, state FROM group_version WHERE report = $1 ORDER BY id',
    [number],
  );
  expect(known.filter(({ state }) => state === 'building')).toEqual([]);
  const { rows } = await stores.clickhouse.query<{ version: number }>(
    'SELECT DISTINCT version FROM group_keyword WHERE report = {report:UInt32} ORDER BY version',
    { parameters: { report: number } },
  );
  expect(rows.map(({ version }) => version)).toEqual(known.map(({ id }) => id));
}

async function edit(action: 'import' | 'delete', words: readonly string[]): Promise<void> {
  const reports = { clickhouse: stores.clickhouse, bases: new RequestBases(stores.postgres) };
  const asked = { action, by: 'list', channels: ['organic'], words } as const;
  await services.groupEdits.edit(person, { rid }, () => Promise.resolve(asked), reports);
  for (const word of words) {
    if (action === 'import') expected.add(word);
    else expected.delete(word);
  }
}

async function undoLatest(): Promise<void> {
  const [latest] = (await services.groupEdits.list(person, rid)).filter(({ isUndone }) => !isUndone);
  const reports = { clickhouse: stores.clickhouse, bases: new RequestBases(stores.postgres) };
  await services.groupEdits.undo(person, rid, latest?.id ?? 0, reports);
}

describe('#55 a group report whose process is killed', () => {
  it('while it is built: another process builds it once, and nothing of the first stays', async () => {
    rid = await services.groupReports.create(person, { domains, base: 'gny', top: 50, isEmpty: false });
    const { taskId } = await services.groupReports.read(person, rid);
    const first = workers.work();
    await until(taskId ?? '', ({ startedAt, run }) => startedAt !== null && run > 0);
    await first.end('SIGKILL');
    await expectDone(taskId ?? '');
    await expectWhole();
  }, 240_000);

  it('while it is brought up to date: it reads as before, and another process does each edit again once', async () => {
    const edited = Array.from({ length: 10 }, (_, at) => wordOf(at * 3));
    for (const word of edited) await edit('delete', [word]);
    const before = await services.groupReports.read(person, rid);
    const added = Array.from({ length: 100 }, (_, at) => `new ${at}`);
    await publish(
      '2026-11-01',
      added.map((word) => `${word},1,https://one.example/`),
    );
    const taskId = await services.groupReports.rebuild(person, rid);
    const first = workers.work();
    const versions = async (): Promise<number> => {
      const [counted]: { count: number }[] = await stores.postgres.query(
        `SELECT count(*)::int AS count FROM group_version WHERE report = $1 AND state = 'building'`,
        [before.number],
      );
      return counted?.count ?? 0;
    };
    while ((await versions()) < 3) await sleep(5);
    await whileHeld('LOCK TABLE group_version IN SHARE MODE', [], async () => {
      await waitForLock(stores.postgres, ['INSERT INTO group_version', 'UPDATE group_version'], printed);
      await first.end('SIGKILL');
    });
    expect(await services.groupReports.read(person, rid)).toMatchObject({
      version: before.version,
      state: 1,
    });
    expect(await readWords()).toEqual([...expected].sort());

    await expectDone(taskId);
    for (const word of added) expected.add(word);
    await expectWhole();
    for (const word of edited.toReversed()) {
      await undoLatest();
      expected.add(word);
      expect(await readWords()).toEqual([...expected].sort());
    }
  }, 240_000);

  it('while its competitors are counted: another process counts each once', async () => {
    await edit('delete', [wordOf(0), wordOf(1), wordOf(2)]);
    const taskId = await services.groupReports.recalculate(person, rid);
    const first = workers.work();
    await whileHeld('SELECT FROM group_report WHERE id = $1 FOR UPDATE', [rid], async () => {
      await waitForLock(stores.postgres, ['UPDATE group_report SET competitors_version'], printed);
      await first.end('SIGKILL');
    });
    await expectDone(taskId);
    const { number, version, competitorsVersion } = await services.groupReports.read(person, rid);
    expect(competitorsVersion).toBe(version);
    const { rows } = await stores.clickhouse.query(
      `SELECT channel, name, shared FROM group_competitor JOIN host ON host.domain_id = group_competitor.domain_id
       WHERE report = {report:UInt32} AND version = {version:UInt32}`,
      { parameters: { report: number, version: version ?? 0 } },
    );
    const shared = [...expected].filter((word) => /^word \d*[02468]$/.test(word)).length;
    expect(rows).toEqual([{ channel: 'organic', name: 'three.example', shared }]);
    await expectWhole();
  }, 240_000);

  it('with its server, while it is edited and another one is made: neither is there, and both can be done again', async () => {
    // Whoever has joined the server's stores ends with them.
    await workers.kill();
    const caller = callerOf(server.url, { 'x-api-token': somebody.token });
    const before = await services.groupReports.read(person, rid);
    const edits = await services.groupEdits.list(person, rid);
    const words = [wordOf(11), wordOf(13)];
    const holder = stores.postgres.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`SELECT FROM base WHERE code = 'gny' FOR UPDATE`);
    await holder.query('SELECT FROM group_version WHERE id = $1 FOR UPDATE', [before.version]);
    const answers = Promise.allSettled([
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
    const gone = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await gone;
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await holder.rollbackTransaction().catch(() => undefined);
    await holder.release().catch(() => undefined);
    await end().catch(() => undefined);

    await begin();
    const named: unknown = await stores.postgres.query(
      `SELECT name FROM group_report WHERE name = 'Cut off' UNION ALL SELECT name FROM task WHERE name = 'Cut off'`,
    );
    expect(named).toEqual([]);
    expect(await services.groupReports.read(person, rid)).toEqual(before);
    expect(await services.groupEdits.list(person, rid)).toEqual(edits);
    expect(await readWords()).toEqual([...expected].sort());

    await edit('delete', words);
    await expectWhole();
    await undoLatest();
    for (const word of words) expected.add(word);
    await expectWhole();
    const again = await services.groupReports.create(person, {
      domains,
      base: 'gny',
      top: 50,
      isEmpty: false,
    });
    await expectDone((await services.groupReports.read(person, again)).taskId ?? '');
  }, 240_000);
});
