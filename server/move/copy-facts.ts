import type { ClickHouseStore } from '../stores/clickhouse/clickhouse-store.js';

/** Rows of one copied table. */
export interface CopiedTable {
  table: string;
  rows: number;
}

/** As long as it takes, into as many partitions as there are. */
const unhurried = { max_execution_time: 0, max_partitions_per_insert_block: 0 };

/** Copies every table of search results into the same one of another store, whose tables are there and empty. */
export async function copyFacts(
  from: ClickHouseStore,
  to: ClickHouseStore,
  signal?: AbortSignal,
): Promise<CopiedTable[]> {
  const wanted = new Set(await factTablesOf(to));
  const copied: CopiedTable[] = [];
  // What no migration made is left from imports under way.
  for (const table of (await factTablesOf(from)).filter((name) => wanted.has(name))) {
    await copyTable(from, to, table, signal);
    copied.push({ table, rows: await assertWhole(from, to, table) });
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
  const options = { settings: unhurried, tag: { operation: 'move' }, signal };
  const answer = await from.stream(`SELECT ${columns} FROM ${table}`, 'Native', options);
  await to.insert(`INSERT INTO ${table} (${columns}) FORMAT Native`, answer, options);
}

/** @returns the rows of the table. @throws Error where the copy has not as many */
async function assertWhole(from: ClickHouseStore, to: ClickHouseStore, table: string): Promise<number> {
  const count = async (store: ClickHouseStore) =>
    (await store.query<{ rows: number }>(`SELECT count() AS rows FROM ${table}`)).rows[0]?.rows ?? 0;
  const [there, here] = [await count(from), await count(to)];
  if (there !== here) throw new Error(`${table} has ${there} rows, and its copy ${here}`);
  return here;
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
