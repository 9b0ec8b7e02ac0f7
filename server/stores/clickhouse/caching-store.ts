import { LRUCache } from 'lru-cache';
import type { ClickHouseStore, GenerationRef, QueryResult, QueryOptions } from './clickhouse-store.js';
import { StoreDecorator } from './store-decorator.js';

/** Bytes of one character in memory, at most; and what an answer takes beside its text. */
const bytesPerCharacter = 2;
const entryOverheadBytes = 500;

/** Of the whole bound, what one answer may take: a single big one must not drive out all others. */
const maxEntryFraction = 1 / 16;

/** Called for each query whose answer may be kept: whether it was. */
type OnLookup = (isHit: boolean) => void;

/**
 * The facts' store that keeps what it was answered of published generations, which never change, up to a bound of memory. An
 * answer is known by everything that it depends on: the generation, the text of the query and all of its values. Among these
 * is what the viewer may see, so no viewer is ever given what another one's rights have made. It goes with its generation, as
 * soon as a query names a newer one of the same base. One for the whole process, before the gates: what is kept waits for
 * nobody's turn.
 */
export class CachingStore extends StoreDecorator {
  private readonly cache: LRUCache<string, QueryResult<unknown>>;
  private readonly newestGenerations = new Map<number, number>();

  /** `bytes`: the bound of what is kept, more than 0. */
  constructor(
    store: ClickHouseStore,
    maxBytes: number,
    private readonly onLookup: OnLookup = () => undefined,
  ) {
    super(store);
    this.cache = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes * maxEntryFraction)),
      sizeCalculation: sizeOf,
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
    // Whoever changed a row would change everybody's.
    for (const row of result.rows) Object.freeze(row);
    Object.freeze(result.rows);
    if (this.newestGenerations.get(generation.base) === generation.number) this.cache.set(key, result);
    return result;
  }

  private evictOlderGenerations({ base, number }: GenerationRef): void {
    const newestGenerations = this.newestGenerations.get(base);
    if (newestGenerations !== undefined && newestGenerations >= number) return;
    this.newestGenerations.set(base, number);
    if (newestGenerations === undefined) return;
    const prefix = keyPrefix({ base, number: newestGenerations });
    const staleKeys = [...this.cache.keys()].filter((key) => key.startsWith(prefix));
    for (const key of staleKeys) this.cache.delete(key);
  }
}

function keyPrefix({ base, number }: GenerationRef): string {
  return `${base} ${number} `;
}

/** Values as text; a 64-bit number may be no JSON. */
function serializeValues(values: QueryOptions['parameters'] | QueryOptions['settings']): string {
  return JSON.stringify(values ?? {}, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

function sizeOf({ rows }: QueryResult<unknown>, key: string): number {
  return (JSON.stringify(rows).length + key.length) * bytesPerCharacter + entryOverheadBytes;
}
