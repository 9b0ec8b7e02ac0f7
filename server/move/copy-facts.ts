import type { ClickHouseStore } from '../stores/clickhouse/clickhouse-store.js';

/** Rows of one copied table. */
export interface CopiedTable {
  table: string;
  rows: number;
}

/** As long as it takes, into as many partitions as there are. */
const unlimited = { max_execution_time: 0, max_partitions_per_insert_block: 0 };

/** Copies every table of search results into the same one of another store, whose tables are there and empty. */
export async function copyFacts(from: ClickHouseStore, to: ClickHouseStore): Promise<CopiedTable[]> {
  const targetTables = new Set(await factTablesOf(to));
  const copied: CopiedTable[] = [];
  // What no migration made is left from imports under way.
  for (const table of (await factTablesOf(from)).filter((name) => targetTables.has(name))) {
    await copyTable(from, to, table);
    copied.push({ table, rows: await assertSameRowCount(from, to, table) });
  }
  return copied;
}

async function copyTable(from: ClickHouseStore, to: ClickHouseStore, table: string): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {table:String}
     AND default_kind NOT IN ('MATERIALIZED', 'ALIAS') ORDER BY position`,
    { parameters: { table } },
  );
  const columns = rows.map(({ name }) => `\`${name}\``).join(', ');
  const tag = { operation: 'move' };
  const rowStream = await from.stream(`SELECT ${columns} FROM ${table}`, 'Native', {
    settings: unlimited,
    tag,
  });
  await to.insert(`INSERT INTO ${table} (${columns}) FORMAT Native`, rowStream, { settings: unlimited, tag });
}

/** @returns the rows of the table. @throws Error where the copy has not as many */
async function assertSameRowCount(
  from: ClickHouseStore,
  to: ClickHouseStore,
  table: string,
): Promise<number> {
  const count = async (store: ClickHouseStore) =>
    (await store.query<{ rows: number }>(`SELECT count() AS rows FROM ${table}`)).rows[0]?.rows ?? 0;
  const [sourceRows, targetRows] = [await count(from), await count(to)];
  if (sourceRows !== targetRows)
    throw new Error(`${table} has ${sourceRows} rows, and its copy ${targetRows}`);
  return targetRows;
}

/** Tables that the migrations make, as the application names them: on a cluster those over all shards. */
export async function factTablesOf(store: ClickHouseStore): Promise<string[]> {
  const engine = store.cluster === undefined ? `engine LIKE '%MergeTree'` : `engine = 'Distributed'`;
  const { rows } = await store.query<{ name: string }>(
    `SELECT name FROM system.tables
     WHERE database = currentDatabase() AND ${engine} AND name != 'schema_migration' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}
