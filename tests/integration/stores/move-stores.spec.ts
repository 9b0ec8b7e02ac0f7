import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { moveStores } from '../../../server/move/move-stores.js';
import type { QueryResult, QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';
import type { Stores } from '../../../server/stores/stores.js';
import { connectTo, copyTemplate, dropDatabases } from '../../support/shared-servers.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { inDeepRuns } from '../../support/test-depth.js';

let app: RunningApp;
let there: Stores;
let name: string;

beforeAll(async () => {
  app = await runApp();
  for (const kind of ['demo', 'pro', 'team'] as const) await createUser(app, { kind });
  name = await copyTemplate(inject('servers'), 'migrated');
  there = await connectTo(inject('servers'), name, app.stores.config, app.stores.log, { migrate: false });
});
afterAll(async () => {
  await there.close();
  await dropDatabases(inject('servers'), name);
});

type Pair = Pick<Stores, 'postgres' | 'clickhouse'>;

/** Checksum of the rows of every table, independent of their order. */
async function readChecksums({ postgres, clickhouse }: Pair): Promise<Record<string, string>> {
  const postgresTables: { name: string }[] = await postgres.query(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker') AND table_name != 'migrations'`,
  );
  const postgresChecksums: { name: string; sum: string }[] = await postgres.query(
    postgresTables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(line, '|' ORDER BY line)), '') AS sum
           FROM (SELECT kept::text AS line FROM ${name} AS kept) AS lines`,
      )
      .join(' UNION ALL '),
  );
  const { rows: clickhouseTables } = await clickhouse.query<{ name: string }>(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND name != 'schema_migration'`,
  );
  const { rows: clickhouseChecksums } = await clickhouse.query<{ name: string; sum: string }>(
    clickhouseTables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, concat(toString(count()), ' ', toString(sum(cityHash64(*)))) AS sum FROM ${name}`,
      )
      .join(' UNION ALL '),
  );
  return Object.fromEntries(
    [...postgresChecksums, ...clickhouseChecksums].map(({ name, sum }) => [name, sum]),
  );
}

/** References and triggers of all tables, as the database prints them. */
const readConstraints = ({ postgres }: Pair): Promise<unknown> =>
  postgres.query(
    `SELECT conrelid::regclass::text AS place, conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE contype = 'f'
     UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  );

/** Runs a callback between the copy of a table and the query that counts its rows. */
class PausedBeforeCount extends StoreDecorator {
  constructor(
    store: Stores['clickhouse'],
    private readonly table: string,
    private readonly onPause: () => Promise<void>,
  ) {
    super(store);
  }

  override async query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    if (sql === `SELECT count() AS rows FROM ${this.table}`) await this.onPause();
    return super.query<Row>(sql, options);
  }
}

inDeepRuns(() => {
  it('a clean-up between the copy and the count of a table does not remove its rows', async () => {
    const name = await copyTemplate(inject('servers'), 'migrated');
    const target = await connectTo(inject('servers'), name, app.stores.config, app.stores.log, {
      migrate: false,
    });
    let pauses = 0;
    const clickhouse = new PausedBeforeCount(app.stores.clickhouse, 'result', async () => {
      pauses += 1;
      await cleanUpImports(app.stores);
    });
    try {
      const before = await readChecksums(app.stores);
      await moveStores({ postgres: app.stores.postgres, clickhouse }, target);
      expect(pauses).toBe(1);
      expect(await readChecksums(app.stores)).toEqual(before);
      expect(await readChecksums(target)).toEqual(before);
    } finally {
      await target.close();
      await dropDatabases(inject('servers'), name);
    }
  });
});

it('both stores move to other servers with every row, reference and trigger', async () => {
  const before = await readConstraints(there);
  const moved = await moveStores(app.stores, there);
  const contentsBefore = await readChecksums(app.stores);
  expect(await readChecksums(there)).toEqual(contentsBefore);
  expect(await readConstraints(there)).toEqual(before);
  expect(moved.accounts).toBeGreaterThanOrEqual(3);
  expect(contentsBefore['result']).toMatch(new RegExp(`^${moved.results} `));
  expect(moved.results).toBeGreaterThan(0);
});

it('id sequences continue', async () => {
  const readSequences = async ({ postgres }: Pair) =>
    (
      await postgres.query<{ value: string }[]>(
        `SELECT last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
      )
    ).map(({ value }) => value);
  expect(await readSequences(there)).toEqual(await readSequences(app.stores));
});

it('an interrupted move leaves search results, which are rejected with advice and stay unchanged', async () => {
  const other = await copyTemplate(inject('servers'), 'migrated');
  const broken = await connectTo(inject('servers'), other, app.stores.config, app.stores.log, {
    migrate: false,
  });
  try {
    await broken.clickhouse.command(
      `INSERT INTO keyword (base, generation, keyword_id) SELECT 1, 1, 7 SETTINGS max_execution_time = 60`,
    );
    const before = await readChecksums(broken);
    await expect(moveStores(app.stores, broken)).rejects.toThrow(/interrupted move.*DROP DATABASE \w+ SYNC/);
    expect(await readChecksums(broken)).toEqual(before);
  } finally {
    await broken.close();
    await dropDatabases(inject('servers'), other);
  }
});

it('a target database with accounts is rejected and unchanged', async () => {
  const before = await readChecksums(there);
  await expect(moveStores(app.stores, there)).rejects.toThrow(/DATABASE_URL already contains accounts/);
  expect(await readChecksums(there)).toEqual(before);
});
