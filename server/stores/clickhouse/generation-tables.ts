import { LRUCache } from 'lru-cache';
import type { Readable } from 'node:stream';
import type { ClickHouseStore, QueryOptions, QueryResult } from './clickhouse-store.js';
import { StoreDecorator } from './store-decorators.js';

/** Every table of a generation. */
export const generationTables = [
  'keyword',
  'keyword_by_word',
  'position_by_domain',
  'lost_position',
  'lost_result',
  'result_set',
  'position_by_url',
  'ad_by_domain',
  'ad_seen',
  'page',
  'lost_page',
  'domain',
  'domain_by_name',
  'domain_by_owner',
  'domain_history',
  'keyword_vendor',
  'titled_page',
  'first_page',
] as const;

/** A table of a generation. */
export type GenerationTable = (typeof generationTables)[number];

/**
 * A cloned generation has its own tables. Their rows were attached from the tables of the generation before it, so
 * `generation` has the number of the root: the generation that a complete derivation wrote.
 */
export interface ClonedGeneration {
  root: number;
}

/** Name of a table of a cloned generation. */
export function clonedTable(table: GenerationTable, generation: number): string {
  return `${table}_g${generation}`;
}

/** Matches the tables of cloned generations in `system.tables`. Captures the number of the generation. */
const clonedTablePattern = `^(?:${generationTables.join('|')})_g([0-9]+)$`;

/** The clone with this number, or undefined if a complete derivation wrote the generation. */
export async function findClone(
  store: ClickHouseStore,
  generation: number,
): Promise<ClonedGeneration | undefined> {
  const { rows } = await store.query<{ comment: string }>(
    'SELECT comment FROM system.tables WHERE database = currentDatabase() AND name = {table:String}',
    { parameters: { table: clonedTable('keyword', generation) }, tag: { operation: 'find-clone' } },
  );
  return rows[0] && (JSON.parse(rows[0].comment) as ClonedGeneration);
}

/** Names of the tables of all cloned generations, by number. */
export async function listClonedTables(
  store: ClickHouseStore,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await store.query<{ generation: number; tables: string[] }>(
    `SELECT toUInt32(extract(name, {pattern:String})) AS generation, arraySort(groupArray(name)) AS tables FROM system.tables
     WHERE database = currentDatabase() AND match(name, {pattern:String}) GROUP BY generation ORDER BY generation`,
    { parameters: { pattern: clonedTablePattern }, tag: { operation: 'list-clones' } },
  );
  return new Map(rows.map(({ generation, tables }) => [generation, tables]));
}

/** Rows that the parts of each table of a clone contain, including deleted ones that a merge removes. */
export async function countStoredRows(
  store: ClickHouseStore,
  generation: number,
): Promise<ReadonlyMap<GenerationTable, number>> {
  const { rows } = await store.query<{ name: string; stored: number }>(
    `SELECT table AS name, sum(rows) AS stored FROM system.parts
     WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)} GROUP BY table`,
    {
      parameters: { tables: generationTables.map((table) => clonedTable(table, generation)) },
      tag: { operation: 'count-stored-rows' },
    },
  );
  const stored = new Map(rows.map((row) => [row.name, Number(row.stored)]));
  return new Map(generationTables.map((table) => [table, stored.get(clonedTable(table, generation)) ?? 0]));
}

/** Share of the positions of a clone that are deleted, but remain in large parts until a merge. */
export async function measureDeletedShare(
  store: ClickHouseStore,
  generation: number,
  positions: number,
): Promise<number> {
  const stored = (await countStoredRows(store, generation)).get('position_by_domain') ?? 0;
  return stored > positions ? 1 - positions / stored : 0;
}

/** Drops the tables of a cloned generation. Idempotent. */
export async function dropClone(store: ClickHouseStore, generation: number): Promise<void> {
  // The entry of the clone is dropped last, so an interrupted drop runs again.
  for (const table of generationTables.toReversed()) {
    await store.command(`DROP TABLE IF EXISTS ${clonedTable(table, generation)} SYNC`);
  }
}

const tableReferences = new RegExp(String.raw`\b(FROM|JOIN|INTO)(\s+)(${generationTables.join('|')})\b`, 'g');

const maxCachedLookups = 10_000;

/**
 * Reads and writes the tables of cloned generations. Statements name the tables of the schema and bind the number of
 * the generation as `generation`; this store substitutes the tables and the number of the root if that generation is a
 * clone. Names in backquotes are not substituted.
 */
export class GenerationTableStore extends StoreDecorator {
  /** Whether a generation is a clone is decided before it is published, and never changes. */
  private readonly clones = new LRUCache<number, Promise<ClonedGeneration | undefined>>({
    max: maxCachedLookups,
  });

  override async query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    return this.store.query<Row>(...(await this.resolve(sql, options)));
  }

  override async stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    const [resolvedSql, resolvedOptions] = await this.resolve(sql, options);
    return this.store.stream(resolvedSql, format, resolvedOptions);
  }

  override async command(sql: string, options?: QueryOptions): Promise<void> {
    return this.store.command(...(await this.resolve(sql, options)));
  }

  private async resolve(sql: string, options: QueryOptions = {}): Promise<[string, QueryOptions]> {
    const generation = options.parameters?.['generation'];
    if (typeof generation !== 'number' || sql.search(tableReferences) === -1) return [sql, options];
    const clone = await this.findClone(generation);
    if (clone === undefined) return [sql, options];
    const clonedSql = sql.replaceAll(
      tableReferences,
      (_reference, keyword: string, space: string, table: GenerationTable) =>
        keyword + space + clonedTable(table, generation),
    );
    return [clonedSql, { ...options, parameters: { ...options.parameters, generation: clone.root } }];
  }

  private findClone(generation: number): Promise<ClonedGeneration | undefined> {
    const cachedLookup = this.clones.get(generation);
    if (cachedLookup) return cachedLookup;
    const lookup = findClone(this.store, generation);
    this.clones.set(generation, lookup);
    lookup.catch(() => this.clones.delete(generation));
    return lookup;
  }
}
