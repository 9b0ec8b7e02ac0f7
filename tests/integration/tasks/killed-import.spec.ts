import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { Account } from '../../../server/entities/account.entity.js';
import { TaskRecord } from '../../../server/entities/task.entity.js';
import { lockBase } from '../../../server/ingest/import-locks.js';
import { importTask } from '../../../server/modules/uploads/import.task.js';
import { publicInternet } from '../../../server/http-client/outgoing-rules.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { WaitingWorkers } from '../jobs/support/waiting-workers.js';
import { insertUser } from '../support/test-users.js';
import { waitForLock } from '../support/wait-for-lock.js';
import { waitUntil } from '../support/wait-until.js';
import { inDeepRuns } from '../../support/test-depth.js';

let stores: TestStores;
let services: AppServices;
let user: AuthenticatedUser;
const workers = new WaitingWorkers(() => stores);

beforeAll(async () => {
  stores = await openOwnServers();
  const { config, postgres, log } = stores;
  services = createAppServices({ config, postgres, log, now: () => new Date(), outgoing: publicInternet });
  const { id } = await insertUser(postgres, { kind: 'administrator' });
  const account = await postgres.manager.findOneByOrFail(Account, { id });
  user = { account, owner: account } as AuthenticatedUser;
});
afterAll(async () => {
  await workers.kill();
  await services.close();
});

/** Spools a file with a number of keywords and ten positions each. */
async function spoolFile(name: string, keywords: number): Promise<string> {
  const file = path.join('uploads', name, 'results.csv');
  await mkdir(path.join(stores.config.dataDir, 'uploads', name), { recursive: true });
  const lines = ['keyword,position,url'];
  for (let keyword = 0; keyword < keywords; keyword++) {
    for (let position = 1; position <= 10; position++) {
      lines.push(
        `${name} ${keyword},${position},https://site${(keyword * 7 + position) % 500}.example/${keyword}`,
      );
    }
  }
  await writeFile(path.join(stores.config.dataDir, file), lines.join('\n'));
  return file;
}

async function start(base: string, file: string): Promise<string> {
  const input = { base, date: '2026-10-01', files: [{ path: file, name: 'results.csv' }] };
  return services.tasks.start(importTask, user, { name: 'results.csv', input });
}

/** Uploads the file first, like the page. */
async function startFromUpload(
  filename: string,
  content: string,
  target: { base: string; date: string },
): Promise<string> {
  const file = { filename, createReadStream: () => Readable.from([Buffer.from(content)]) };
  const [upload] = await services.uploads.storeAll(user, [{ promise: Promise.resolve(file) }]);
  return services.imports.start(user, [{ upload: upload?.id ?? '', ...target }]);
}

/** Position rows in unpublished generations. */
async function countUnpublishedRows(base: string): Promise<number> {
  const generations: { id: number }[] = await stores.postgres.query(
    `SELECT generation.id FROM generation JOIN base ON base.id = base_id WHERE code = $1 AND state = 'building'`,
    [base],
  );
  const { rows } = await stores.clickhouse.query<{ rows: number }>(
    'SELECT count() AS rows FROM position_by_domain WHERE generation IN {generations:Array(UInt32)}',
    { parameters: { generations: generations.map(({ id }) => id) } },
  );
  return rows[0]?.rows ?? 0;
}

const row = (id: string) => stores.postgres.manager.findOneByOrFail(TaskRecord, { id });

function waitForTask(id: string, matches: (task: TaskRecord) => boolean): Promise<TaskRecord> {
  return waitUntil(
    async () => {
      const task = await row(id);
      return matches(task) && task;
    },
    {
      attempts: 1600,
      intervalMs: 50,
      details: async () => `${JSON.stringify(await row(id))}\n${workers.output()}`,
    },
  );
}

const positionsIn = async (base: string): Promise<unknown> =>
  publishedRows(stores, base, `SELECT count() AS rows FROM position_by_domain WHERE ${published}`);

describe('an import whose process is killed', () => {
  inDeepRuns(() => {
    it('leaves the reports unchanged, and another process resumes it with one effect', async () => {
      const before = await positionsIn('spb');
      const id = await start('spb', await spoolFile('tent', 10_000));
      const first = workers.addWorker();
      const cut = await waitForTask(id, ({ stage }) => stage !== null);
      await first.end('SIGKILL');
      expect(cut.state).toBe(1);
      expect(await positionsIn('spb')).toEqual(before);

      const second = workers.addWorker();
      const done = await waitForTask(id, ({ state }) => state !== 1);
      expect(second.output()).not.toMatch(/error/i);
      expect(done).toMatchObject({ state: 10, progress: 100, errorCode: null, run: 2 });
      expect(done.result).toMatchObject({ taken: 100_000, stored: 100_000, rejected: 0, changed: ['spb'] });
      expect(await positionsIn('spb')).not.toEqual(before);
      const notifications = await services.notifications.listUnread(user, 'en');
      expect(notifications.items.map(({ title }) => title)).toEqual(['The import is done: results.csv']);
      expect(await readdir(path.join(stores.config.dataDir, 'uploads', 'tent'))).toEqual([]);
      await workers.park(second);
    }, 240_000);
  });

  it('between writing tables and publishing them has the same outcome', async () => {
    const lines = (shift: number) => [
      'keyword,position,url',
      ...words.map((word, index) => `${word},${index % 50},https://s${shift}.example/`),
    ];
    const words = Array.from({ length: 120 }, (_, index) => `drum ${index}`);
    const stored = words.filter((_, index) => index % 50 > 0).length;
    await importContents(stores, { 'old.csv': lines(1).join('\n') }, { base: 'gmns', date: '2026-09-01' });
    const before = await positionsIn('gmns');
    expect(before).toMatchObject([{ rows: stored }]);

    // Publishing updates the database row last, so a lock on that row blocks it.
    const holder = stores.postgres.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`SELECT id FROM base WHERE code = 'gmns' FOR NO KEY UPDATE`);
    const id = await startFromUpload('drums.csv', lines(2).join('\n'), { base: 'gmns', date: '2026-10-01' });
    const first = workers.addWorker();
    await waitForLock(stores.postgres, ['UPDATE base SET generation'], () => workers.output());
    await first.end('SIGKILL');
    const built = await countUnpublishedRows('gmns');
    expect(built).toBeGreaterThan(stored);
    expect(await positionsIn('gmns')).toEqual(before);
    await holder.rollbackTransaction();
    await holder.release();
    expect(await positionsIn('gmns')).toEqual(before);

    const second = workers.addWorker();
    expect(await waitForTask(id, ({ state }) => state !== 1)).toMatchObject({ state: 10, run: 2 });
    await workers.park(second);
    const sites = await publishedRows(
      stores,
      'gmns',
      `SELECT name, it50 FROM domain WHERE ${published} ORDER BY name`,
    );
    // Each file has the positions of one domain and does not affect the other domain.
    expect(sites).toEqual(['s1.example', 's2.example'].map((name) => ({ name, it50: stored })));
    expect(await countUnpublishedRows('gmns')).toBe(0);
    const snapshots: unknown[] = await stores.postgres.query(
      `SELECT to_char(date, 'YYYY-MM-DD') AS date, snapshot.state FROM snapshot JOIN base ON base.id = base_id
       WHERE code = 'gmns' ORDER BY date`,
    );
    expect(snapshots).toEqual(['2026-09-01', '2026-10-01'].map((date) => ({ date, state: 'published' })));

    expect(await services.uploads.list(user)).toEqual([]);
  }, 240_000);

  // In quick runs, remove-snapshots.spec.ts changes a database during an import.
  inDeepRuns(() => {
    it('two concurrent imports of one database both count', async () => {
      const ids = [
        await start('msk', await spoolFile('boat', 200)),
        await start('msk', await spoolFile('lamp', 300)),
      ];
      const worker = workers.addWorker();
      for (const id of ids) expect((await waitForTask(id, ({ state }) => state !== 1)).state).toBe(10);
      const words = await publishedRows(
        stores,
        'msk',
        `SELECT splitByChar(' ', word)[1] AS name, uniqExact(word) AS words FROM position_by_domain WHERE ${published} GROUP BY name ORDER BY name`,
      );
      expect(words).toMatchObject([{ name: 'boat' }, { name: 'lamp' }]);
      expect(words.map((found) => Number((found as { words: unknown }).words))).toEqual([200, 300]);
      await workers.park(worker);
    }, 240_000);
  });

  it('can be cancelled while it waits for another import of its database, and changes nothing', async () => {
    const before = await positionsIn('gru');
    const [base]: { id: number }[] = await stores.postgres.query(`SELECT id FROM base WHERE code = 'gru'`);
    const other = stores.postgres.createQueryRunner();
    await lockBase(other, base?.id ?? 0);
    const id = await start('gru', await spoolFile('oar', 100));
    const worker = workers.addWorker();
    await waitForTask(id, ({ stage }) => stage === 'load');
    await services.tasks.cancel(user, id);
    expect(await waitForTask(id, ({ state }) => state !== 1)).toMatchObject({
      state: 2,
      errorCode: 'CANCELLED',
    });
    expect(await positionsIn('gru')).toEqual(before);
    await other.query('SELECT pg_advisory_unlock_all()');
    await other.release();
    await worker.end('SIGTERM');
    expect(worker.process.signalCode).toBe('SIGTERM');
    expect(worker.output()).toMatch(/^stopped$/m);
  }, 240_000);
});
