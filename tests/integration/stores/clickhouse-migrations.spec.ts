import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaptStatement } from '../../../server/stores/clickhouse/migrations/cluster-statements.js';
import {
  createHistoryTableSql,
  migrateClickHouse,
} from '../../../server/stores/clickhouse/migrations/migrate-clickhouse.js';
import { splitStatements } from '../../../server/stores/clickhouse/migrations/split-statements.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { startDedicatedEngine, type DedicatedEngine } from './support/dedicated-engine.js';

const folder = path.join(projectRoot, 'migrations', 'clickhouse');
const single = { database: 'default', cluster: undefined };
const cluster = { database: 'rivalscope', cluster: 'main' };

let engine: DedicatedEngine;
beforeAll(async () => {
  engine = await startDedicatedEngine();
});
afterAll(() => engine.end());

const tables = async () =>
  (
    await engine.store.query<{ name: string; engine: string }>(
      'SELECT name, engine FROM system.tables WHERE database = currentDatabase() ORDER BY name',
    )
  ).rows;

/** All statements of all migrations in the cluster variant. */
async function clusterStatements(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return migrations.flatMap(splitStatements).flatMap((statement) => adaptStatement(statement, cluster));
}

describe('ClickHouse migrations', () => {
  it('run once', async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    expect(await migrateClickHouse(engine.store, single)).toEqual(names);
    const before = await tables();
    expect(before.map(({ name }) => name)).toContain('position_by_domain');
    expect(await migrateClickHouse(engine.store, single)).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('resume after an interruption', async () => {
    await engine.store.command('DROP TABLE domain_history');
    await engine.store.command('TRUNCATE TABLE schema_migration');
    await migrateClickHouse(engine.store, single);
    expect((await tables()).map(({ name }) => name)).toContain('domain_history');
  });

  it('are rejected when an applied one was changed', async () => {
    const changed = await temporaryFolder();
    await writeFile(path.join(changed, '0001-facts.sql'), 'SELECT 1;');
    await expect(migrateClickHouse(engine.store, single, changed)).rejects.toThrow(
      /0001-facts\.sql was changed/,
    );
    await removeFolder(changed);
  });
});

describe('the cluster variant of the migrations', () => {
  it('is valid for the engine, statement by statement', async () => {
    for (const sql of [...(await clusterStatements()), createHistoryTableSql(cluster)]) {
      await expect(engine.store.query(`EXPLAIN AST ${sql}`), sql).resolves.toBeDefined();
    }
  });

  it('has a replicated and a distributed table for every table', async () => {
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

  it('alters columns of both tables and storage only of the replicated one', () => {
    const forms = (sql: string) => adaptStatement({ sql, shardBy: undefined }, cluster);
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
  it('removes only its version, and dropping a missing one is not an error', async () => {
    const insert = `INSERT INTO domain_by_name (base, generation, name, it50, domain_id) VALUES (1, 1, 'a.example', 1, 1), (1, 2, 'b.example', 1, 2), (2, 1, 'c.example', 1, 3)`;
    await engine.store.command(insert);
    await engine.store.dropPartition('domain_by_name', 1, 1);
    await engine.store.dropPartition('domain_by_name', 9, 9);
    const { rows } = await engine.store.query('SELECT name FROM domain_by_name ORDER BY name');
    expect(rows).toEqual([{ name: 'b.example' }, { name: 'c.example' }]);
  });
});
