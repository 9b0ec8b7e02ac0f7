import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type {
  ClickHouseStore,
  GenerationRef,
  QueryResult,
  QueryOptions,
} from '../../stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../stores/clickhouse/store-decorators.js';
import { generationScope } from '../engine/source-sql.js';
import { parseTotals, type PrecomputedRow } from '../engine/read-first-page.js';
import { FirstPageReplica } from './first-page-replica.js';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum lag that the stream may catch up with a faster chunk. Timers fire one or two milliseconds late. */
const maxCreditMs = 50;

/** Limits the average throughput of a stream, so that it does not starve other requests. */
export async function* throttleStream(
  source: AsyncIterable<Buffer>,
  bytesPerSecond: number,
): AsyncGenerator<Buffer> {
  let nextChunkAt = performance.now();
  for await (const chunk of source) {
    yield chunk;
    nextChunkAt =
      Math.max(nextChunkAt, performance.now() - maxCreditMs) + (chunk.length / bytesPerSecond) * 1000;
    const delayMs = nextChunkAt - performance.now();
    if (delayMs > 0) await sleep(delayMs);
  }
}

interface FirstPageStoreOptions {
  /** Folder of the replica files. */
  folder: string;
  /** Maximum bytes per base; 0 disables replicas. */
  maxBytes: number;
  /** Number of recent rows to cache in memory; 0 disables the cache. */
  maxRecentRows: number;
  log: Logger;
}

/** State of a replica: in progress, complete, limited by size, or failed and waiting for a retry. */
type ReplicaState = FirstPageReplica['state'] | 'failed';

/**
 * The requested generation of a base with its replica, which is undefined before the copy starts and after a failure.
 */
interface ReplicaEntry {
  generation: number;
  /** Aborted when a newer generation is requested. */
  outdated: AbortController;
  replica: FirstPageReplica | undefined;
  /** Time of the failure; the copy is retried later. */
  failedAt?: number;
}

/** Delay before a failed copy is retried. */
const retryDelayMs = 60_000;

/** Throttles the copy, which would otherwise occupy one of two CPUs. */
const minCopyBytesPerSecond = 12_000_000;

/** Maximum duration of a copy, below the store's stream timeout of ten minutes. */
const maxCopySeconds = 500;

const rowsSql = `SELECT view, totals, rows FROM first_page WHERE ${generationScope}`;

/**
 * Serves precomputed first pages from a local replica of each requested base
 * (docs/adr/0013-precompute-first-pages.md). Generations are immutable, so replicas never become stale. Other rows
 * come from the store.
 */
export class FirstPageStore extends StoreDecorator {
  private readonly replicas = new Map<number, ReplicaEntry>();
  /** Recently used rows. Returning the same objects lets callers cache derived values by identity. */
  private readonly recentRows: LRUCache<string, PrecomputedRow> | undefined;
  private readonly shutdown = new AbortController();
  /** Replicas are created one at a time. */
  private copyQueue: Promise<void> = Promise.resolve();

  constructor(
    store: ClickHouseStore,
    private readonly options: FirstPageStoreOptions,
  ) {
    super(store);
    if (options.maxRecentRows > 0) this.recentRows = new LRUCache({ max: options.maxRecentRows });
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const { firstPage, generation } = options;
    if (firstPage === undefined || generation === undefined) return this.store.query<Row>(sql, options);
    const row = await this.findRow(generation, firstPage);
    if (row === undefined) return this.store.query<Row>(sql, options);
    return { rows: row === null ? [] : [row as Row], rowsBeforeLimit: undefined, elapsedMs: 0 };
  }

  /** Number of bases by replica state. */
  states(): Readonly<Record<ReplicaState, number>> {
    const bases = { making: 0, whole: 0, partial: 0, failed: 0 };
    for (const entry of this.replicas.values()) bases[getState(entry)] += 1;
    return bases;
  }

  /** Aborts running copies and closes all files. */
  async end(): Promise<void> {
    this.shutdown.abort();
    await this.copyQueue;
    for (const entry of this.replicas.values()) await this.release(entry);
    this.replicas.clear();
    this.recentRows?.clear();
  }

  private async findRow(
    generation: GenerationRef,
    { view, domain }: { view: number; domain: string },
  ): Promise<PrecomputedRow | null | undefined> {
    const entry = this.getOrStartReplica(generation);
    const key = `${generation.base} ${generation.number} ${view} ${domain}`;
    const recentRow = this.recentRows?.get(key);
    if (recentRow) return recentRow;
    try {
      const row = await entry?.replica?.find(view, domain);
      // Frozen, because all requests share the row.
      if (row) this.recentRows?.set(key, Object.freeze(row));
      return row;
    } catch (error) {
      if (entry) await this.markFailed(entry, error);
      return undefined;
    }
  }

  /** The replica of a generation. Starts a copy on first use, unless a newer generation is already known. */
  private getOrStartReplica({ base, number }: GenerationRef): ReplicaEntry | undefined {
    if (this.options.maxBytes === 0) return undefined;
    const current = this.replicas.get(base);
    const canRetry = current?.failedAt !== undefined && performance.now() - current.failedAt > retryDelayMs;
    if (current?.generation === number && !canRetry) return current;
    if (current !== undefined && current.generation > number) return undefined;
    current?.outdated.abort();
    const next: ReplicaEntry = {
      generation: number,
      outdated: new AbortController(),
      replica: undefined,
    };
    this.replicas.set(base, next);
    this.copyQueue = this.copyQueue.then(() => this.copyGeneration(base, next, current));
    return next;
  }

  private async copyGeneration(
    base: number,
    next: ReplicaEntry,
    previous: ReplicaEntry | undefined,
  ): Promise<void> {
    const { folder, maxBytes } = this.options;
    const signal = AbortSignal.any([this.shutdown.signal, next.outdated.signal]);
    if (previous) await this.release(previous);
    if (signal.aborted) return;
    try {
      next.replica = await FirstPageReplica.open(folder);
      const source = await this.store.stream(rowsSql, 'TSVRaw', {
        parameters: { base, generation: next.generation },
        settings: { max_threads: 1 },
        tag: { operation: 'copy-first-pages' },
        signal,
      });
      await next.replica.fill(
        throttleStream(source, Math.max(minCopyBytesPerSecond, maxBytes / maxCopySeconds)),
        (totals) => parseTotals(totals).name,
        maxBytes,
      );
    } catch (error) {
      await this.markFailed(next, error);
    }
  }

  /** Drops a failed replica and its file, for example because the disk is full. */
  private async markFailed(entry: ReplicaEntry, error: unknown): Promise<void> {
    entry.failedAt = performance.now();
    const isRelevant = !this.shutdown.signal.aborted && !entry.outdated.signal.aborted;
    if (isRelevant) this.options.log.warn({ err: error }, 'no copy of first pages');
    await this.release(entry);
  }

  private async release(entry: ReplicaEntry): Promise<void> {
    const { replica } = entry;
    entry.replica = undefined;
    await replica
      ?.close()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'copy not closed'));
  }
}

function getState({ failedAt, replica }: ReplicaEntry): ReplicaState {
  return failedAt === undefined ? (replica?.state ?? 'making') : 'failed';
}
