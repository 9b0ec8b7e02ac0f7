import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type {
  ClickHouseStore,
  GenerationRef,
  QueryResult,
  QueryOptions,
} from '../../stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../stores/clickhouse/store-decorator.js';
import { generationScope } from '../engine/generation-scope.js';
import { parseTotals, type PrecomputedRow } from '../engine/read-first-page.js';
import { FirstPageReplica } from './first-page-replica.js';
import { throttleStream } from './throttle-stream.js';

interface FirstPageStoreOptions {
  /** Where the files of copies are. */
  folder: string;
  /** Bytes of each base's copy, at most; 0 for none. */
  maxBytes: number;
  /** Rows of pages that are held in memory, those that were asked for last; 0 for none. */
  maxRecentRows: number;
  log: Logger;
}

/** How far a copy is: being made, of all first pages, of as many as may be copied, or given up for a while. */
type ReplicaState = FirstPageReplica['state'] | 'failed';

/** The copy of a generation that is asked for; undefined until it is begun, or where it failed. */
interface ReplicaEntry {
  generation: number;
  /** Aborted when a newer generation is asked for: nobody will look for what is not copied yet. */
  outdated: AbortController;
  replica: FirstPageReplica | undefined;
  /** When it failed: it is tried again some time later. */
  failedAt?: number;
}

/** For so long a copy that failed is not tried again, in milliseconds. */
const retryDelayMs = 60_000;

/** Copying as fast as it goes would take a whole processor of two from those who ask meanwhile. */
const minCopyBytesPerSecond = 12_000_000;

/** Seconds that a copy takes at most: a stream of the engine has ten minutes. */
const maxCopySeconds = 500;

const linesSql = `SELECT view, totals, rows FROM first_page WHERE ${generationScope}`;

/**
 * The facts' store with a copy of this process's own of the first pages of the bases that are looked at
 * (docs/adr/0013-precompute-first-pages.md): a generation never changes, so what was copied of it stays true. What is not
 * copied yet, or does not fit, the store is asked for.
 */
export class FirstPageStore extends StoreDecorator {
  private readonly replicas = new Map<number, ReplicaEntry>();
  /** Rows that were asked for last, handed out again as the same objects, so that what was made of them is found. */
  private readonly recentRows: LRUCache<string, PrecomputedRow> | undefined;
  private readonly shutdown = new AbortController();
  /** Copies are made one after the other. */
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
    const found = await this.findRow(generation, firstPage);
    if (found === undefined) return this.store.query<Row>(sql, options);
    return { rows: found === null ? [] : [found as Row], rowsBeforeLimit: undefined, elapsedMs: 0 };
  }

  /** Number of bases by how far their copies are. */
  states(): Readonly<Record<ReplicaState, number>> {
    const bases = { making: 0, whole: 0, partial: 0, failed: 0 };
    for (const entry of this.replicas.values()) bases[stateOf(entry)] += 1;
    return bases;
  }

  /** Ends what is being copied, and lets go of all files. */
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
    const entry = this.entryOf(generation);
    const key = `${generation.base} ${generation.number} ${view} ${domain}`;
    const recent = this.recentRows?.get(key);
    if (recent) return recent;
    try {
      const found = await entry?.replica?.find(view, domain);
      // Whoever changed a row would change everybody's.
      if (found) this.recentRows?.set(key, Object.freeze(found));
      return found;
    } catch (error) {
      if (entry) await this.fail(entry, error);
      return undefined;
    }
  }

  /** The copy of a generation as far as it is made; one that nobody asked for before is begun, unless a newer one was. */
  private entryOf({ base, number }: GenerationRef): ReplicaEntry | undefined {
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
      const source = await this.store.stream(linesSql, 'TSVRaw', {
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
      await this.fail(next, error);
    }
  }

  /** Gives a copy up for a while, its file with it: where the disk is full others need the room. */
  private async fail(entry: ReplicaEntry, error: unknown): Promise<void> {
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

function stateOf({ failedAt, replica }: ReplicaEntry): ReplicaState {
  return failedAt === undefined ? (replica?.state ?? 'making') : 'failed';
}
