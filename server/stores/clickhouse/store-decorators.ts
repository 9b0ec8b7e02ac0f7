import type { Release } from '../../load-control/fair-semaphore.js';
import type { Limiters } from '../../load-control/limiters.js';
import { LRUCache } from 'lru-cache';
import type { ClickHouseStore, GenerationRef, QueryResult, QueryOptions } from './clickhouse-store.js';
import type { Readable } from 'node:stream';

/** Base class for decorators that override some methods of a store. */
export abstract class StoreDecorator implements ClickHouseStore {
  constructor(protected readonly store: ClickHouseStore) {}

  get cluster(): string | undefined {
    return this.store.cluster;
  }

  query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    return this.store.query<Row>(sql, options);
  }

  stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    return this.store.stream(sql, format, options);
  }

  command(sql: string, options?: QueryOptions): Promise<void> {
    return this.store.command(sql, options);
  }

  insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void> {
    return this.store.insert(sql, body, options);
  }

  dropPartition(table: string, owner: number, version: number): Promise<void> {
    return this.store.dropPartition(table, owner, version);
  }

  deleteRows(table: string, column: string, owner: number): Promise<void> {
    return this.store.deleteRows(table, column, owner);
  }

  ping(): Promise<boolean> {
    return this.store.ping();
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

/** Upper bound for the memory of one character, and overhead of an entry. */
const bytesPerCharacter = 2;
const entryOverheadBytes = 500;

/** Maximum share of the cache for one entry, so that a large result cannot evict all others. */
const maxEntryFraction = 1 / 16;

/** Called for each cacheable query with the result of the lookup. */
type OnLookup = (isHit: boolean) => void;

/**
 * LRU cache for results of published generations, which are immutable.
 * The key is the generation, the SQL and all parameters. Parameters include the viewer's limits, so viewers never
 * share restricted data.
 * The first query of a newer generation evicts the entries of older ones. Hits bypass the limiters.
 */
export class CachingStore extends StoreDecorator {
  private readonly cache: LRUCache<string, QueryResult<unknown>>;
  private readonly newestGenerations = new Map<number, number>();

  /** @param maxBytes size of the cache, above 0 */
  constructor(
    store: ClickHouseStore,
    maxBytes: number,
    private readonly onLookup: OnLookup = () => undefined,
  ) {
    super(store);
    this.cache = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes * maxEntryFraction)),
      sizeCalculation: estimateSize,
    });
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const { generation } = options;
    if (generation === undefined) return this.store.query<Row>(sql, options);
    this.evictOlderGenerations(generation);
    const key = `${keyPrefix(generation)}${serializeValues(options.parameters)} ${serializeValues(options.settings)} ${sql}`;
    const cached = this.cache.get(key) as QueryResult<Row> | undefined;
    this.onLookup(cached !== undefined);
    if (cached !== undefined) return { ...cached, elapsedMs: 0 };
    const result = await this.store.query<Row>(sql, options);
    // Cached rows are shared between requests.
    for (const row of result.rows) Object.freeze(row);
    Object.freeze(result.rows);
    if (this.newestGenerations.get(generation.base) === generation.number) this.cache.set(key, result);
    return result;
  }

  private evictOlderGenerations({ base, number }: GenerationRef): void {
    const newestGeneration = this.newestGenerations.get(base);
    if (newestGeneration !== undefined && newestGeneration >= number) return;
    this.newestGenerations.set(base, number);
    if (newestGeneration === undefined) return;
    const prefix = keyPrefix({ base, number: newestGeneration });
    const staleKeys = [...this.cache.keys()].filter((key) => key.startsWith(prefix));
    for (const key of staleKeys) this.cache.delete(key);
  }
}

function keyPrefix({ base, number }: GenerationRef): string {
  return `${base} ${number} `;
}

/** Like `JSON.stringify`, with 64-bit integers as `1n`. */
function serializeValues(values: QueryOptions['parameters'] | QueryOptions['settings']): string {
  return JSON.stringify(values ?? {}, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

function estimateSize({ rows }: QueryResult<unknown>, key: string): number {
  return (JSON.stringify(rows).length + key.length) * bytesPerCharacter + entryOverheadBytes;
}

/** Runs queries of requests within the limiters. Queries of the process itself bypass them. */
export class ThrottledStore extends StoreDecorator {
  constructor(
    store: ClickHouseStore,
    private readonly limiters: Pick<Limiters, 'queries' | 'exports'>,
  ) {
    super(store);
  }

  /** @throws AppError Overloaded */
  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const { requestSlots, signal } = options;
    const release = await requestSlots?.acquire(this.limiters.queries, signal);
    try {
      return await this.store.query<Row>(sql, options);
    } finally {
      release?.();
    }
  }

  /**
   * Releases the slot when the stream closes, unless the caller takes it over.
   * @throws AppError Overloaded
   */
  override async stream(sql: string, format: string, options: QueryOptions = {}): Promise<Readable> {
    const { requestSlots, signal, isReadImmediately } = options;
    const release = isReadImmediately
      ? await requestSlots?.acquire(this.limiters.queries, signal)
      : await this.acquireExportSlot(options);
    options.onAdmitted?.();
    try {
      const stream = await this.store.stream(sql, format, options);
      if (release && options.takeOverSlot) options.takeOverSlot(release);
      else if (release) stream.once('close', release);
      return stream;
    } catch (error) {
      release?.();
      throw error;
    }
  }

  private async acquireExportSlot({ requestSlots, signal }: QueryOptions): Promise<Release | undefined> {
    requestSlots?.onLimiterReached();
    return requestSlots && this.limiters.exports.acquire({ ...requestSlots.schedulingKey, signal });
  }
}
