import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClickHouseStore } from '../clickhouse-store.js';
import { projectRoot } from '../../../process/project-root.js';
import { newerVersionError } from '../../newer-version-error.js';
import { listClonedTables } from '../generation-tables.js';
import { adaptStatement, type MigrationTarget } from './cluster-statements.js';
import { splitStatements } from './split-statements.js';

const migrationsFolder = path.join(projectRoot, 'migrations', 'clickhouse');

/** A numbered SQL file. */
interface Migration {
  version: number;
  name: string;
  text: string;
  checksum: string;
}

/**
 * Creates the database if it does not exist.
 * @param store connected to the default database
 */
export async function createDatabase(
  store: ClickHouseStore,
  { database, cluster }: MigrationTarget,
): Promise<void> {
  await store.command(
    `CREATE DATABASE IF NOT EXISTS \`${database}\`${cluster === undefined ? '' : ` ON CLUSTER \`${cluster}\``}`,
  );
}

/**
 * Applies pending SQL migrations in order and records each with its checksum. The caller holds a lock.
 * @returns names of the applied migrations
 * @throws Error if an applied migration was edited, OperatorError if an applied migration is unknown
 */
export async function migrateClickHouse(
  store: ClickHouseStore,
  target: MigrationTarget,
  folder: string = migrationsFolder,
): Promise<string[]> {
  await store.command(createHistoryTableSql(target));
  const applied = await readAppliedMigrations(store);
  const migrations = await readMigrations(folder);
  assertHistoryMatches(applied, migrations);
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of pending) await runMigration(store, migration, target);
  return pending.map(({ name }) => name);
}

/** Whether the next start applies migrations, because an earlier release wrote the database. */
export async function hasPendingMigrations(store: ClickHouseStore): Promise<boolean> {
  const applied = await readAppliedMigrations(store);
  return (await readMigrations(migrationsFolder)).some(({ version }) => !applied.has(version));
}

/** Verifies that all applied migrations are known and unchanged. */
function assertHistoryMatches(applied: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  const changed = migrations.find(({ version, checksum }) => (applied.get(version) ?? checksum) !== checksum);
  if (changed) throw new Error(`The ClickHouse migration ${changed.name} was changed after it had run.`);
  const versions = new Set(migrations.map(({ version }) => version));
  if ([...applied.keys()].some((version) => !versions.has(version))) throw newerVersionError();
}

async function runMigration(
  store: ClickHouseStore,
  migration: Migration,
  target: MigrationTarget,
): Promise<void> {
  const tag = { operation: `migration ${migration.name}` };
  for (const statement of splitStatements(migration.text)) {
    for (const sql of adaptStatement(statement, target)) await store.command(sql, { tag });
    for (const sql of await alterClones(store, statement.sql)) await store.command(sql, { tag });
  }
  const { version, name, checksum } = migration;
  const row = JSON.stringify({ version, name, checksum });
  await store.insert('INSERT INTO schema_migration (version, name, checksum) FORMAT JSONEachRow', row, {
    tag,
  });
}

/** An ALTER statement for each clone of the table, so that statements read all generations alike. */
async function alterClones(store: ClickHouseStore, sql: string): Promise<string[]> {
  const table = /^ALTER TABLE (\w+)/i.exec(sql)?.[1];
  if (table === undefined) return [];
  const clones = await listClonedTables(store);
  return [...clones].flatMap(([generation, names]) =>
    names
      .filter((name) => name === `${table}_g${generation}`)
      .map((name) => sql.replace(/^ALTER TABLE \w+/i, `ALTER TABLE ${name}`)),
  );
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+-.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex');
      return { version: Number.parseInt(name, 10), name, text, checksum };
    }),
  );
}

async function readAppliedMigrations(store: ClickHouseStore): Promise<Map<number, string>> {
  const { rows } = await store.query<{ version: number; checksum: string }>(
    'SELECT version, checksum FROM schema_migration',
  );
  return new Map(rows.map(({ version, checksum }) => [version, checksum]));
}

/** On a cluster every replica of every shard stores the complete history. */
export function createHistoryTableSql({ cluster }: MigrationTarget): string {
  const onCluster = cluster === undefined ? '' : ` ON CLUSTER \`${cluster}\``;
  const engine =
    cluster === undefined
      ? 'MergeTree'
      : `ReplicatedMergeTree('/clickhouse/tables/{database}/schema_migration', '{shard}-{replica}')`;
  return (
    `CREATE TABLE IF NOT EXISTS schema_migration${onCluster} (version UInt32, name String, checksum String, ` +
    `applied_at DateTime DEFAULT now()) ENGINE = ${engine} ORDER BY version`
  );
}
