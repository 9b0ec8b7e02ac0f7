import type { ClickHouseStore } from '../stores/clickhouse/clickhouse-store.js';
import { listClonedTables } from '../stores/clickhouse/generation-tables.js';

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
  const clones = await listClonedTables(from);
  const copied: CopiedTable[] = [];
  // Tables that no migration created belong to running imports and are skipped.
  for (const table of (await listFactTables(from)).filter((name) => targetTables.has(name))) {
    const sources = [{ name: table, generation: undefined }, ...findClonesOfTable(table, clones)];
    for (const source of sources) await copyTable({ store: from, ...source }, to, table, signal);
    const names = sources.map(({ name }) => name);
    copied.push({ table, rows: await assertSameRowCount(from, names, to, table) });
  }
  return copied;
}

/** A table to copy. `generation` is set for the table of a clone. */
interface SourceTable {
  name: string;
  generation: number | undefined;
}

/** Tables of clones that the copy merges into a table, with the number of the generation in their rows. */
function findClonesOfTable(table: string, clones: ReadonlyMap<number, readonly string[]>): SourceTable[] {
  const isCloneOf = (name: string, generation: number) => name === `${table}_g${generation}`;
  return [...clones].flatMap(([generation, names]) =>
    names.filter((name) => isCloneOf(name, generation)).map((name) => ({ name, generation })),
  );
}

async function copyTable(
  { store: from, name, generation }: SourceTable & { store: ClickHouseStore },
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
  const columnNames = rows.map((column) => `\`${column.name}\``);
  const columns = columnNames.join(', ');
  const values = columnNames.map((column) =>
    generation !== undefined && column === '`generation`' ? `toUInt32(${generation}) AS ${column}` : column,
  );
  const options = { settings: unlimitedSettings, tag: { operation: 'move' }, signal };
  const rowStream = await from.stream(`SELECT ${values.join(', ')} FROM ${name}`, 'Native', options);
  await to.insert(`INSERT INTO ${table} (${columns}) FORMAT Native`, rowStream, options);
}

/**
 * @returns the number of rows
 * @throws Error if source and copy differ
 */
async function assertSameRowCount(
  from: ClickHouseStore,
  sources: readonly string[],
  to: ClickHouseStore,
  table: string,
): Promise<number> {
  const count = async (store: ClickHouseStore, name: string) =>
    (await store.query<{ rows: number }>(`SELECT count() AS rows FROM ${name}`)).rows[0]?.rows ?? 0;
  const sourceCounts = await Promise.all(sources.map((name) => count(from, name)));
  const sourceRows = sourceCounts.reduce((sum, rows) => sum + rows, 0);
  const targetRows = await count(to, table);
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
