import { LRUCache } from 'lru-cache';
import type { ClickHouseStore, GenerationRef, QueryAnswer, QueryOptions } from './clickhouse-store.js';
import { ForwardingStore } from './forwarding-store.js';

/** Bytes of one character in memory, at most; and what an answer takes beside its text. */
const characterBytes = 2;
const answerBytes = 500;

/** Of the whole bound, what one answer may take: a single big one must not drive out all others. */
const largestShare = 1 / 16;

/** Called for each query whose answer may be kept: whether it was. */
type OnLookup = (wasKept: boolean) => void;

/**
 * The facts' store that keeps what it was answered of published generations, which never change, up to a bound of memory. An
 * answer is known by everything that it depends on: the generation, the text of the query and all of its values. Among these
 * is what the viewer may see, so no viewer is ever given what another one's rights have made. It goes with its generation, as
 * soon as a query names a newer one of the same base. One for the whole process, before the gates: what is kept waits for
 * nobody's turn.
 */
export class KeepingStore extends ForwardingStore {
  private readonly kept: LRUCache<string, QueryAnswer<unknown>>;
  private readonly newest = new Map<number, number>();

  /** `bytes`: the bound of what is kept, more than 0. */
  constructor(
    store: ClickHouseStore,
    bytes: number,
    private readonly onLookup: OnLookup = () => undefined,
  ) {
    super(store);
    this.kept = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.max(1, Math.floor(bytes * largestShare)),
      sizeCalculation: sizeOf,
    });
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryAnswer<Row>> {
    const { generation } = options;
    if (generation === undefined) return this.store.query<Row>(sql, options);
    this.forgetBefore(generation);
    const key = `${prefixOf(generation)}${textOf(options.parameters)} ${textOf(options.settings)} ${sql}`;
    const known = this.kept.get(key) as QueryAnswer<Row> | undefined;
    this.onLookup(known !== undefined);
    if (known !== undefined) return { ...known, elapsedMs: 0 };
    const answer = await this.store.query<Row>(sql, options);
    // Whoever changed a row would change everybody's.
    for (const row of answer.rows) Object.freeze(row);
    Object.freeze(answer.rows);
    if (this.newest.get(generation.base) === generation.number) this.kept.set(key, answer);
    return answer;
  }

  private forgetBefore({ base, number }: GenerationRef): void {
    const newest = this.newest.get(base);
    if (newest !== undefined && newest >= number) return;
    this.newest.set(base, number);
    if (newest === undefined) return;
    const prefix = prefixOf({ base, number: newest });
    const gone = [...this.kept.keys()].filter((key) => key.startsWith(prefix));
    for (const key of gone) this.kept.delete(key);
  }
}

function prefixOf({ base, number }: GenerationRef): string {
  return `${base} ${number} `;
}

/** Values as text; a 64-bit number may be no JSON. */
function textOf(values: QueryOptions['parameters'] | QueryOptions['settings']): string {
  return JSON.stringify(values ?? {}, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

function sizeOf({ rows }: QueryAnswer<unknown>, key: string): number {
  return (JSON.stringify(rows).length + key.length) * characterBytes + answerBytes;
}
