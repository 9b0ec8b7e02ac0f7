import type { ClickHouseStore } from '../stores/clickhouse/clickhouse-store.js';

/** Row count of a copied table. */
export interface CopiedTable {
  table: string;
  rows: number;
}

/** No limits on time or partitions. */
const unlimitedSettings = { max_execution_time: 0, max_partitions_per_insert_block: 0 };

/** Copies every table of search results to the empty table of another store. */
export async function copyFacts(
  from: ClickHouseStore,
  to: ClickHouseStore,
  signal?: AbortSignal,
): Promise<CopiedTable[]> {
  const targetTables = new Set(await listFactTables(to));
  const copied: CopiedTable[] = [];
  // Tables that no migration created belong to running imports and are skipped.
  for (const table of (await listFactTables(from)).filter((name) => targetTables.has(name))) {
    await copyTable(from, to, table, signal);
    copied.push({ table, rows: await assertSameRowCount(from, to, table) });
  }
  return copied;
}

async function copyTable(
  from: ClickHouseStore,
  to: ClickHouseStore,
  table: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const { rows } = await from.query<{ name: string }>(
    `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {table:String}
     AND default_kind NOT IN ('MATERIALIZED', 'ALIAS') ORDER BY position`,
    { parameters: { table } },
  );
  const columns = rows.map(({ name }) => `\`${name}\``).join(', ');
  const options = { settings: unlimitedSettings, tag: { operation: 'move' }, signal };
  const rowStream = await from.stream(`SELECT ${columns} FROM ${table}`, 'Native', options);
  await to.insert(`INSERT INTO ${table} (${columns}) FORMAT Native`, rowStream, options);
}

/**
 * @returns the number of rows
 * @throws Error if source and copy differ
 */
async function assertSameRowCount(
  from: ClickHouseStore,
  to: ClickHouseStore,
  table: string,
): Promise<number> {
  const count = async (store: ClickHouseStore) =>
    (await store.query<{ rows: number }>(`SELECT count() AS rows FROM ${table}`)).rows[0]?.rows ?? 0;
  const [sourceRows, targetRows] = [await count(from), await count(to)];
  if (sourceRows !== targetRows) {
    throw new Error(`${table} has ${sourceRows} rows, and its copy ${targetRows}`);
  }
  return targetRows;
}

/** Lists the tables created by migrations; on a cluster the distributed ones. */
export async function listFactTables(store: ClickHouseStore): Promise<string[]> {
  const engine = store.cluster === undefined ? `engine LIKE '%MergeTree'` : `engine = 'Distributed'`;
  const { rows } = await store.query<{ name: string }>(
    `SELECT name FROM system.tables
     WHERE database = currentDatabase() AND ${engine} AND name != 'schema_migration' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}
