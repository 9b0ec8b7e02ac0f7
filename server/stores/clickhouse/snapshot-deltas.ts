import { LRUCache } from 'lru-cache';
import type { Readable } from 'node:stream';
import type { ClickHouseStore, QueryOptions, QueryParameter, QueryResult } from './clickhouse-store.js';
import { StoreDecorator } from './store-decorators.js';

/** A row of a delta replaces the rows of the full snapshot with the same key. */
interface DeltaKey {
  column: string;
  /** Table with every key of the delta. */
  table: 'keyword_fact' | 'publisher' | 'page_title' | 'domain_export';
}

const keywordKey: DeltaKey = { column: 'keyword_id', table: 'keyword_fact' };

/** Every table of facts with the key by which a delta replaces rows. */
const deltaKeys = {
  result: keywordKey,
  ad_result: keywordKey,
  keyword_fact: keywordKey,
  publisher: { column: 'domain_id', table: 'publisher' },
  vendor_fact: keywordKey,
  page_title: { column: 'url_hash', table: 'page_title' },
  domain_export: { column: 'domain_id', table: 'domain_export' },
} as const satisfies Readonly<Record<string, DeltaKey>>;

/** A table of facts. */
export type FactTable = keyof typeof deltaKeys;

/** Every table of facts, partitioned by database and snapshot. */
export const factTables = Object.keys(deltaKeys) as FactTable[];

/** Table of the snapshots that are deltas. */
export const deltaTable = 'snapshot_delta';

/** SQL of a table of facts without the rows of full snapshots: those that the snapshots themselves contain. */
export const ownRowsTable = (table: FactTable): string => `\`${table}\``;

/** Table with every key by which a delta replaces rows of a table. */
export const deltaKeyTable = (table: FactTable): FactTable => deltaKeys[table].table;

/** SQL of the keys of the rows that the snapshots of a list parameter themselves contain. */
export function ownKeysSql(table: FactTable, snapshots: string): string {
  const { column, table: keyTable } = deltaKeys[table];
  return `SELECT ${column} FROM ${ownRowsTable(keyTable)} WHERE base = {base:UInt16} AND ${ownSnapshotsSql(snapshots)}`;
}

/** SQL condition for rows that the snapshots of a list parameter themselves contain. */
export const ownSnapshotsSql = (snapshots: string): string =>
  // With parentheses, `SnapshotDeltaStore` does not count the parameter among the snapshots that the statement reads.
  `snapshot IN ({${snapshots}:Array(UInt32)})`;

/** Column of the key by which a delta replaces rows of a table. */
export const deltaKeyColumn = (table: FactTable): string => deltaKeys[table].column;

/** The full snapshots of those snapshots that are deltas. */
export async function findFullSnapshots(
  store: ClickHouseStore,
  snapshots: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (snapshots.length === 0) return new Map();
  const { rows } = await store.query<{ snapshot: number; full: number }>(
    `SELECT snapshot, full_snapshot AS full FROM ${deltaTable} WHERE ${ownSnapshotsSql('snapshots')}`,
    {
      parameters: { snapshots: [...snapshots] },
      settings: { max_execution_time: 0 },
      tag: { operation: 'find-deltas' },
    },
  );
  return new Map(rows.map(({ snapshot, full }) => [snapshot, full]));
}

const referencesSql = (tables: readonly string[]) =>
  new RegExp(String.raw`\b(FROM|JOIN)(\s+)(${tables.join('|')})\b`, 'g');
const tableReferences = referencesSql(factTables);
const otherTableReferences = referencesSql(factTables.filter((table) => deltaKeys[table] !== keywordKey));
const snapshotParameters = /\bsnapshot (?:IN|=) \{(\w+):(?:Array\()?UInt32\)?\}/g;

const maxCachedSnapshots = 100_000;

/** Eight bytes each. */
const maxCachedKeywords = 1_000_000;

/** Keys of the rows that a delta itself contains. */
interface OwnKeys {
  /** Sorted. */
  keywords: Float64Array;
  /** Whether the delta or its full snapshot has rows with other keys. */
  hasOtherRows: boolean;
}

/**
 * Reads snapshots that are deltas. A delta contains the changed keywords, domains and pages of a date, and the rows of a
 * full snapshot apply to all others. This store substitutes a subquery of both for each table of facts in statements
 * that bind the id of a delta, so that statements read it like any other snapshot. Names in backquotes are not
 * substituted. A query with `factKeywords` reads only one of both if it contains all rows of these keywords.
 */
export class SnapshotDeltaStore extends StoreDecorator {
  /** Full snapshots of deltas, and 0 for other snapshots. Whether a snapshot is a delta never changes. */
  private readonly fullSnapshots = new LRUCache<number, number>({ max: maxCachedSnapshots });
  private readonly ownKeys = new LRUCache<number, OwnKeys>({
    maxSize: maxCachedKeywords,
    sizeCalculation: ({ keywords }) => keywords.length + 1,
  });

  override async query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    const groups = await this.selectVersions(sql, options);
    if (groups) return this.queryGroups<Row>(sql, groups, options);
    const resolved = await this.resolve(sql, options);
    return this.store.query<Row>(resolved.sql, resolved.options);
  }

  override async stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    const resolved = await this.resolve(sql, options);
    return this.store.stream(resolved.sql, format, resolved.options);
  }

  override async command(sql: string, options?: QueryOptions): Promise<void> {
    const resolved = await this.resolve(sql, options);
    return this.store.command(resolved.sql, resolved.options);
  }

  private async resolve(
    sql: string,
    options: QueryOptions = {},
  ): Promise<{ sql: string; options: QueryOptions }> {
    if (sql.search(tableReferences) === -1) return { sql, options };
    const { parameters = {} } = options;
    const snapshots = findBoundSnapshots(sql, parameters);
    const deltas = await this.findDeltas(snapshots);
    if (deltas.length === 0) return { sql, options };
    const mergedSql = sql.replaceAll(
      tableReferences,
      (_reference, keyword: string, space: string, table: FactTable) =>
        `${keyword}${space}${mergedRowsSql(table)}`,
    );
    const mergedParameters = {
      merged_snapshots: snapshots,
      merged_deltas: deltas.map(({ snapshot }) => snapshot),
      merged_full: deltas.map(({ full }) => full),
    };
    return { sql: mergedSql, options: { ...options, parameters: { ...parameters, ...mergedParameters } } };
  }

  /**
   * Groups of `factKeywords` by the ids that contain their rows. Undefined if the statement needs rows of both a delta
   * and its full snapshot.
   */
  private async selectVersions(
    sql: string,
    { factKeywords, factKeywordSql, factKeywordList, parameters = {} }: QueryOptions = {},
  ): Promise<KeywordGroup[] | undefined> {
    if (!factKeywords && factKeywordSql === undefined) return undefined;
    const deltas = await this.findDeltas(findBoundSnapshots(sql, parameters));
    if (deltas.length === 0) return undefined;
    const readsOtherTables = sql.search(otherTableReferences) !== -1;
    const ownKeys = new Map<Delta, OwnKeys>();
    for (const delta of deltas) {
      const keys = await this.findOwnKeys(delta);
      if (readsOtherTables && keys.hasOtherRows) return undefined;
      ownKeys.set(delta, keys);
    }
    const keywords = factKeywords ?? [await this.findKeyword(factKeywordSql ?? '0', parameters)];
    const groups = groupByVersions(keywords, ownKeys);
    return groups.length <= (factKeywordList === undefined ? 1 : maxKeywordGroups) ? groups : undefined;
  }

  /** Concatenates the rows of the groups. */
  private async queryGroups<Row>(
    sql: string,
    groups: readonly KeywordGroup[],
    options: QueryOptions = {},
  ): Promise<QueryResult<Row>> {
    const results = await Promise.all(
      groups.map(({ keywords, versions }) => {
        const list = groups.length > 1 && options.factKeywordList;
        const parameters = list ? { ...options.parameters, [list]: keywords } : options.parameters;
        return this.queryVersions<Row>(sql, versions, { ...options, ...(parameters && { parameters }) });
      }),
    );
    const [first] = results;
    if (first && results.length === 1) return first;
    return {
      rows: results.flatMap(({ rows }) => rows),
      rowsBeforeLimit: undefined,
      elapsedMs: Math.max(0, ...results.map(({ elapsedMs }) => elapsedMs)),
    };
  }

  /** Reads the versions as they are, because planning a subquery takes longer than reading a few keywords. */
  private async queryVersions<Row>(
    sql: string,
    versions: ReadonlyMap<number, number>,
    options: QueryOptions = {},
  ): Promise<QueryResult<Row>> {
    const parameters = { ...options.parameters };
    const replaceId = (id: QueryParameter) => (typeof id === 'number' ? (versions.get(id) ?? id) : id);
    for (const name of findSnapshotParameters(sql)) {
      const value = parameters[name] ?? 0;
      parameters[name] = Array.isArray(value) ? value.map(replaceId) : replaceId(value);
    }
    const result = await this.store.query<Row & { snapshot?: number }>(sql, { ...options, parameters });
    const deltas = new Map([...versions].map(([delta, version]) => [version, delta]));
    for (const row of result.rows) {
      if (row.snapshot !== undefined) row.snapshot = deltas.get(row.snapshot) ?? row.snapshot;
    }
    return result;
  }

  private async findKeyword(
    idSql: string,
    parameters: Required<QueryOptions>['parameters'],
  ): Promise<number> {
    const { rows } = await this.store.query<{ id: number }>(`SELECT ${idSql} AS id`, {
      parameters,
      tag: { operation: 'find-keyword-id' },
    });
    return Number(rows[0]?.id ?? 0);
  }

  private async findOwnKeys({ snapshot, full }: Delta): Promise<OwnKeys> {
    const cachedKeys = this.ownKeys.get(snapshot);
    if (cachedKeys) return cachedKeys;
    const otherCountsSql = factTables
      .filter((table) => deltaKeys[table] !== keywordKey)
      .map((table) => `(SELECT count() FROM ${ownRowsTable(table)} WHERE ${ownSnapshotsSql('versions')})`);
    const { rows } = await this.store.query<{ keywords: number[]; otherRows: number }>(
      `SELECT arraySort(groupArray(keyword_id)) AS keywords, ${otherCountsSql.join(' + ')} AS otherRows
       FROM ${ownRowsTable('keyword_fact')} WHERE ${ownSnapshotsSql('delta')}`,
      {
        parameters: { delta: [snapshot], versions: [snapshot, full] },
        tag: { operation: 'find-delta-keys' },
      },
    );
    const keys = {
      keywords: Float64Array.from(rows[0]?.keywords ?? []),
      hasOtherRows: Number(rows[0]?.otherRows ?? 0) > 0,
    };
    this.ownKeys.set(snapshot, keys);
    return keys;
  }

  private async findDeltas(snapshots: readonly number[]): Promise<Delta[]> {
    const unknown = snapshots.filter((id) => !this.fullSnapshots.has(id));
    if (unknown.length > 0) {
      const found = await findFullSnapshots(this.store, unknown);
      for (const id of unknown) this.fullSnapshots.set(id, found.get(id) ?? 0);
    }
    const deltas = snapshots
      .map((snapshot) => ({ snapshot, full: this.fullSnapshots.get(snapshot) ?? 0 }))
      .filter(({ full }) => full > 0);
    assertDistinct(snapshots, deltas);
    return deltas;
  }
}

/** Keywords whose rows are in the same versions. */
interface KeywordGroup {
  keywords: number[];
  /** The ids that contain the rows, by the ids of deltas: those of the deltas or of their full snapshots. */
  versions: ReadonlyMap<number, number>;
}

/** Groups up to which separate queries take less time than a subquery. */
const maxKeywordGroups = 2;

/** Without keywords, no row is read, so any version fits. */
function groupByVersions(keywords: readonly number[], deltas: ReadonlyMap<Delta, OwnKeys>): KeywordGroup[] {
  const groups = new Map<string, KeywordGroup>();
  for (const keyword of keywords.length > 0 ? keywords : [0]) {
    const versions = [...deltas].map(([{ snapshot, full }, { keywords: own }]) => {
      return [snapshot, includesSorted(own, keyword) ? snapshot : full] as const;
    });
    const key = versions.map(([, version]) => version).join();
    const group = groups.get(key) ?? { keywords: [], versions: new Map(versions) };
    group.keywords.push(keyword);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Names of the parameters that a statement compares with `snapshot`. */
function findSnapshotParameters(sql: string): string[] {
  return [...new Set([...sql.matchAll(snapshotParameters)].map(([, name = '']) => name))];
}

/** Ids of the snapshots that a statement reads. */
function findBoundSnapshots(sql: string, parameters: Required<QueryOptions>['parameters']): number[] {
  const values = findSnapshotParameters(sql).flatMap((name) => parameters[name]);
  return [...new Set(values)].filter((id) => typeof id === 'number' && id > 0) as number[];
}

function includesSorted(values: Float64Array, value: number): boolean {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return values[from] === value;
}

/** A snapshot that contains only changes. */
interface Delta {
  snapshot: number;
  full: number;
}

/** The rows of a full snapshot can belong to only one snapshot of a statement. */
function assertDistinct(snapshots: readonly number[], deltas: readonly Delta[]): void {
  const full = deltas.map((delta) => delta.full);
  if (new Set([...snapshots, ...full]).size < snapshots.length + full.length) {
    throw new Error(`A statement reads the full snapshot of a delta twice: ${snapshots.join(', ')}`);
  }
}

/**
 * Subquery of the rows of snapshots. Rows of full snapshots have the ids of their deltas. All ids are parameters, because
 * a statement with a subquery for each of many deltas exceeds the maximum length of a query.
 */
function mergedRowsSql(table: FactTable): string {
  const { column, table: keyTable } = deltaKeys[table];
  const replaceIdsSql = (id: string, from: string, to: string) =>
    `transform(${id}, {${from}:Array(UInt32)}, {${to}:Array(UInt32)}, toUInt32(0))`;
  // Qualified names, because a condition on `snapshot` would mean the id of the delta.
  return `(SELECT * FROM ${ownRowsTable(table)} WHERE ${ownSnapshotsSql('merged_snapshots')}
  UNION ALL SELECT full_rows.* REPLACE (${replaceIdsSql('full_rows.snapshot', 'merged_full', 'merged_deltas')} AS snapshot)
  FROM ${ownRowsTable(table)} AS full_rows
  WHERE full_rows.${ownSnapshotsSql('merged_full')} AND (full_rows.snapshot, full_rows.${column}) GLOBAL NOT IN (
    SELECT ${replaceIdsSql('snapshot', 'merged_deltas', 'merged_full')}, ${column} FROM ${ownRowsTable(keyTable)}
    WHERE ${ownSnapshotsSql('merged_deltas')}))`;
}
