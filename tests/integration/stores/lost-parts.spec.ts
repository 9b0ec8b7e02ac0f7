import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../../server/backup/back-up.js';
import { restore } from '../../../server/backup/restore.js';
import { checkAgreement } from '../../../server/doctor/check-agreement.js';
import { OperatorError } from '../../../server/errors/operator-error.js';
import {
  assertStoresAgree,
  resetLostSearchData,
} from '../../../server/ingest/publish/assert-stores-agree.js';
import { Lease } from '../../../server/stores/lease/lease.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { setEmbeddedPassword } from '../../../server/stores/postgres/embedded/set-embedded-password.js';
import type { Stores } from '../../../server/stores/stores.js';
import { listClonedTables } from '../../../server/stores/clickhouse/generation-tables.js';
import { readState } from '../../support/base-state.js';
import { cloneAlways } from '../../support/clone-sequences.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { importContents } from '../../support/import-files.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';

/** A stopped installation with data. Each case removes a part from a copy. */
let template: string;
let parent: string;
let copies = 0;
const log = pino({ level: 'silent' });
const opened: Stores[] = [];

beforeAll(async () => {
  parent = await temporaryFolder();
  template = path.join(parent, 'whole');
  mkdirSync(template);
  // Copies of the template use its configuration.
  await disableExpressionJit(template);
  const stores = await open(template);
  await stores.postgres.query(`UPDATE base SET name = 'kept' WHERE code = 'gny'`);
  const [{ id }] = await stores.postgres.query<[{ id: number }]>(
    `INSERT INTO generation (base_id, state, form, counts) SELECT id, 'published', 1, '{"keyword":1}' FROM base WHERE code = 'gny' RETURNING id`,
  );
  await stores.postgres.query(`UPDATE base SET generation = $1 WHERE code = 'gny'`, [id]);
  await stores.postgres.query(
    `INSERT INTO snapshot (base_id, date, state) SELECT id, '2026-11-01', 'published' FROM base WHERE code = 'gny'`,
  );
  await stores.clickhouse.command(
    `INSERT INTO keyword (base, generation, keyword_id, word) SELECT 1, ${id}, 1, 'tent'`,
  );
  await stores.clickhouse.command(`INSERT INTO publisher (base, snapshot, domain_id) SELECT 1, 1, 1`);
  await stores.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stores) => stores.close()));
});
afterAll(() => removeFolder(parent));

async function open(folder: string): Promise<Stores> {
  const stores = await openStores(configFor(folder), log, { role: 'server' });
  opened.push(stores);
  return stores;
}

function copyWithout(...parts: string[]): string {
  const folder = path.join(parent, `copy-${(copies += 1)}`);
  // With its file owners, like a restored backup.
  execFileSync('cp', ['-a', template, folder]);
  for (const part of parts) rmSync(path.join(folder, part), { recursive: true });
  return folder;
}

async function nameOf({ postgres }: Stores): Promise<string | undefined> {
  const [base] = await postgres.query<{ name: string }[]>(`SELECT name FROM base WHERE code = 'gny'`);
  return base?.name;
}

const clonedBase = 'msk';

/** Imports two dates, the second as a clone of the first generation. Returns its state. */
async function publishClone(stores: Stores, folder: string): Promise<object> {
  const config = { ...configFor(folder), cloneBounds: cloneAlways };
  const testStores = { ...stores, config, log };
  for (const [date, position] of [
    ['2026-10-01', 3],
    ['2026-11-01', 1],
  ]) {
    const contents = {
      'results.csv': `keyword,date,position,url\nlamp,${date},${position},https://a.example/\n`,
    };
    await importContents(testStores, contents, { base: clonedBase });
  }
  return readClonedState(stores, folder);
}

/** State of the database with a cloned generation. */
async function readClonedState(stores: Stores, folder: string): Promise<object> {
  const clones = await listClonedTables(stores.clickhouse);
  expect(clones.size).toBe(1);
  return readState({ ...stores, config: configFor(folder), log }, clonedBase);
}

/** Message of a failed start. */
async function catchMessage(start: Promise<unknown>): Promise<string> {
  const failure = await start.then(
    () => 'it started',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(OperatorError);
  const { message } = failure as OperatorError;
  expect(message).not.toContain('\n');
  return message;
}

describe('the doctor of an installation with embedded stores', () => {
  it('compares the rows with those that were published, with the server offline or online', async () => {
    const folder = copyWithout();
    const config = configFor(folder);
    const examineAgreement = async () =>
      (await checkAgreement(config, Lease.currentHolder(folder))).map(({ level, title, advice }) =>
        [level, title, advice].join(' '),
      );
    const intact = [expect.stringMatching(/^ok Stores: PostgreSQL and ClickHouse belong together/) as string];
    expect(await examineAgreement()).toEqual(intact);
    const stores = await open(folder);
    expect(await examineAgreement()).toEqual(intact);
    // An earlier release wrote the database: it lacks the newest migration and its table.
    const { rows: migrations } = await stores.clickhouse.query<{ version: number }>(
      'SELECT * FROM schema_migration WHERE version = 23',
    );
    await stores.clickhouse.command('RENAME TABLE snapshot_delta TO later_table');
    await stores.clickhouse.command('DELETE FROM schema_migration WHERE version = 23');
    expect(await examineAgreement()).toEqual([
      expect.stringMatching(/^ok Stores: the tables of ClickHouse are upgraded by the next start/) as string,
    ]);
    await stores.clickhouse.command('RENAME TABLE later_table TO snapshot_delta');
    await stores.clickhouse.insert(
      'INSERT INTO schema_migration FORMAT JSONEachRow',
      migrations.map((row) => JSON.stringify(row)).join('\n'),
    );
    await stores.postgres.query(`UPDATE generation SET counts = '{"keyword":2}'`);
    const lost = [
      expect.stringMatching(
        /^error Search results the data of gny is damaged \(keyword has 1 of 2 rows\)/,
      ) as string,
    ];
    expect(await examineAgreement()).toEqual(lost);
    await stores.close();
    expect(await examineAgreement()).toEqual(lost);
    expect(Lease.currentHolder(folder)).toBeUndefined();
  });
});

describe('a data directory with missing parts', () => {
  it('preserves its database when the password file is missing, explains how to continue, and rejects unknown deltas', async () => {
    const folder = copyWithout('postgres.json');
    expect(await catchMessage(open(folder))).toMatch(/postgres\.json.*npm run database-password/);
    expect(existsSync(path.join(folder, 'postgres', 'PG_VERSION'))).toBe(true);
    await setEmbeddedPassword(folder, log);
    const stores = await open(folder);
    await assertStoresAgree(stores);
    expect(await nameOf(stores)).toBe('kept');
    // Deltas that PostgreSQL does not know are rejected like other rows.
    await stores.clickhouse.command('INSERT INTO snapshot_delta SELECT 1, 999, 1');
    expect(await catchMessage(assertStoresAgree(stores))).toMatch(/PostgreSQL does not know/);
  });

  it('reports an unreadable password file', async () => {
    const folder = copyWithout();
    writeFileSync(path.join(folder, 'postgres.json'), '{"databaseDir"');
    expect(await catchMessage(open(folder))).toMatch(/postgres\.json cannot be read/);
  });

  it('reports missing PostgreSQL files and creates no new ones', async () => {
    const folder = copyWithout('postgres');
    const passwordFile = path.join(folder, 'postgres.json');
    writeFileSync(
      passwordFile,
      JSON.stringify({ databaseDir: path.join(folder, 'postgres'), password: 'x' }),
    );
    expect(await catchMessage(open(folder))).toMatch(/are gone from/);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  it('does not start empty without the ClickHouse folder unless the operator confirms the loss', async () => {
    const folder = copyWithout('clickhouse');
    const stores = await open(folder);
    expect(await catchMessage(assertStoresAgree(stores))).toMatch(
      /does not hold \(gny\).*reset-lost-search-data/,
    );
    expect(await resetLostSearchData(stores)).toEqual(['gny']);
    await assertStoresAgree(stores);
    expect(await nameOf(stores)).toBe('kept');
  });

  it('rejects stores without PostgreSQL data, so that ids are not reused', async () => {
    const folder = copyWithout('postgres', 'postgres.json');
    expect(await catchMessage(assertStoresAgree(await open(folder)))).toMatch(/PostgreSQL does not know/);
  });

  it('reports damaged store files in one line', async () => {
    const folder = copyWithout();
    writeFileSync(path.join(folder, 'postgres', 'global', 'pg_control'), '');
    expect(await catchMessage(open(folder))).toMatch(/PostgreSQL does not start .*pg_control.*restore/);
    const other = copyWithout();
    const metadata = path.join(other, 'clickhouse', 'metadata');
    const statements = readdirSync(metadata).filter((name) => name.endsWith('.sql'));
    for (const name of statements) writeFileSync(path.join(metadata, name), '');
    expect(await catchMessage(open(other))).toMatch(/ClickHouse does not start .*restore/);
  });

  it('reports missing ClickHouse tables', async () => {
    const folder = copyWithout();
    const metadata = path.join(folder, 'clickhouse', 'metadata', 'rivalscope');
    for (const name of readdirSync(metadata)) writeFileSync(path.join(metadata, name), '');
    expect(await catchMessage(open(folder).then(assertStoresAgree))).toMatch(/ClickHouse.*restore/);
  });

  it('is restored completely from a backup made during operation', async () => {
    const folder = copyWithout();
    const backup = path.join(parent, 'backup');
    const stores = await open(folder);
    const clonedState = await publishClone(stores, folder);
    await backUp(backup, configFor(folder), log);
    // Changes after the backup are not part of it.
    await stores.postgres.query(`UPDATE base SET name = 'later' WHERE code = 'gny'`);
    await stores.close();

    const restored = path.join(parent, 'restored');
    await restore(backup, configFor(restored), log);
    const restoredStores = await open(restored);
    expect(await nameOf(restoredStores)).toBe('kept');
    const { rows } = await restoredStores.clickhouse.query("SELECT word FROM keyword WHERE word = 'tent'");
    expect(rows).toEqual([{ word: 'tent' }]);
    expect(await readClonedState(restoredStores, restored)).toEqual(clonedState);
  });

  it('is never overwritten, and a partial backup is rejected', async () => {
    const folder = copyWithout();
    const partialFolder = path.join(parent, 'half');
    mkdirSync(path.join(partialFolder, 'postgres'), { recursive: true });
    expect(await catchMessage(restore(partialFolder, configFor(path.join(parent, 'nowhere')), log))).toMatch(
      /no whole backup/,
    );
    expect(await catchMessage(backUp(partialFolder, configFor(folder), log))).toMatch(/is not empty/);
    const backup = path.join(parent, 'backup');
    expect(await catchMessage(restore(backup, configFor(folder), log))).toMatch(/is not empty \(postgres/);
  });
});
