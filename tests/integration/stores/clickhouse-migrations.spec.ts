import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsFor } from '../../../server/stores/clickhouse/migrations/cluster-statements.js';
import {
  historyTable,
  migrateClickHouse,
} from '../../../server/stores/clickhouse/migrations/migrate-clickhouse.js';
import { splitStatements } from '../../../server/stores/clickhouse/migrations/split-statements.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { removeFolder, temporaryFolder } from '../../support/stores.js';
import { startDedicatedEngine, type DedicatedEngine } from './engine-of-its-own.js';

const folder = path.join(projectRoot, 'migrations', 'clickhouse');
const single = { database: 'default', cluster: undefined };
const cluster = { database: 'rivalscope', cluster: 'main' };

let own: DedicatedEngine;
beforeAll(async () => {
  own = await startDedicatedEngine();
});
afterAll(() => own.end());

const tables = async () =>
  (
    await own.store.query<{ name: string; engine: string }>(
      'SELECT name, engine FROM system.tables WHERE database = currentDatabase() ORDER BY name',
    )
  ).rows;

/** All statements of all migrations, in the form for a cluster. */
async function clusterStatements(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap(splitStatements).flatMap((statement) => statementsFor(statement, cluster));
}

describe('the ClickHouse migrations', () => {
  it('run once', async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    expect(await migrateClickHouse(own.store, single)).toEqual(names);
    const before = await tables();
    expect(before.map(({ name }) => name)).toContain('position_by_domain');
    expect(await migrateClickHouse(own.store, single)).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('go on where they were cut off', async () => {
    await own.store.command('DROP TABLE domain_history');
    await own.store.command('TRUNCATE TABLE schema_migration');
    await migrateClickHouse(own.store, single);
    expect((await tables()).map(({ name }) => name)).toContain('domain_history');
  });

  it('are refused when one that has run was changed', async () => {
    const changed = await temporaryFolder();
    await writeFile(path.join(changed, '0001-facts.sql'), 'SELECT 1;');
    await expect(migrateClickHouse(own.store, single, changed)).rejects.toThrow(
      /0001-facts\.sql was changed/,
    );
    await removeFolder(changed);
  });
});

describe('the form for a cluster', () => {
  it('is understood by the engine, statement by statement', async () => {
    for (const sql of [...(await clusterStatements()), historyTable(cluster)]) {
      await expect(own.store.query(`EXPLAIN AST ${sql}`), sql).resolves.toBeDefined();
    }
  });

  it('has a replicated table and a distributed one over it for every table', async () => {
    const statements = await clusterStatements();
    const created = (await tables()).map(({ name }) => name).filter((name) => name !== 'schema_migration');
    for (const table of created) {
      const local = statements.find((sql) =>
        sql.startsWith(`CREATE TABLE IF NOT EXISTS ${table}_local ON CLUSTER \`main\``),
      );
      expect(local).toMatch(/ENGINE = Replicated(Replacing)?MergeTree\b/);
      const over = statements.find((sql) =>
        sql.startsWith(`CREATE TABLE IF NOT EXISTS ${table} ON CLUSTER \`main\` AS ${table}_local`),
      );
      expect(over).toMatch(
        new RegExp(
          `ENGINE = Distributed\\(\`main\`, \`rivalscope\`, ${table}_local, (\\w+_(id|hash|key)|cityHash64\\([\\w, ]+\\))\\)$`,
        ),
      );
    }
    const making = statements.filter((sql) => sql.startsWith('CREATE TABLE'));
    expect(making).toHaveLength(created.length * 2);
  });

  it('changes columns of both tables, and storage only below', () => {
    const forms = (sql: string) => statementsFor({ sql, shardBy: undefined }, cluster);
    expect(forms('ALTER TABLE page ADD COLUMN IF NOT EXISTS x UInt8')).toEqual([
      'ALTER TABLE page_local ON CLUSTER `main` ADD COLUMN IF NOT EXISTS x UInt8',
      'ALTER TABLE page ON CLUSTER `main` ADD COLUMN IF NOT EXISTS x UInt8',
    ]);
    expect(forms('ALTER TABLE page ADD INDEX i x TYPE minmax')).toEqual([
      'ALTER TABLE page_local ON CLUSTER `main` ADD INDEX i x TYPE minmax',
    ]);
    expect(forms('DROP TABLE page')).toHaveLength(2);
    expect(() => forms('OPTIMIZE TABLE page')).toThrow(/no form for a cluster/);
    expect(() => forms('CREATE TABLE page (x UInt8) ENGINE = MergeTree ORDER BY x')).toThrow(/shard by/);
  });
});

describe('a dropped partition', () => {
  it('takes its version and leaves the others; one that is not there is no error', async () => {
    const insert = `INSERT INTO domain_by_name (base, generation, name, it50, domain_id) VALUES (1, 1, 'a.example', 1, 1), (1, 2, 'b.example', 1, 2), (2, 1, 'c.example', 1, 3)`;
    await own.store.command(insert);
    await own.store.dropPartition('domain_by_name', 1, 1);
    await own.store.dropPartition('domain_by_name', 9, 9);
    const { rows } = await own.store.query('SELECT name FROM domain_by_name ORDER BY name');
    expect(rows).toEqual([{ name: 'b.example' }, { name: 'c.example' }]);
  });
});
