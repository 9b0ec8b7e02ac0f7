import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type {
  ClickHouseStore,
  GenerationRef,
  QueryAnswer,
  QueryOptions,
} from '../../stores/clickhouse/clickhouse-store.js';
import { ForwardingStore } from '../../stores/clickhouse/forwarding-store.js';
import { generationScope } from '../engine/generation-scope.js';
import { totalsIn, type LaidRow } from '../engine/read-first-page.js';
import { FirstPageCopy } from './first-page-copy.js';
import { paced } from './paced.js';

interface StoreParts {
  /** Where the files of copies are. */
  folder: string;
  /** Bytes of each base's copy, at most; 0 for none. */
  most: number;
  /** Rows of pages that are held in memory, those that were asked for last; 0 for none. */
  recent: number;
  log: Logger;
}

/** How far a copy is: being made, of all first pages, of as many as may be copied, or given up for a while. */
type CopyState = FirstPageCopy['state'] | 'failed';

/** The copy of a generation that is asked for; undefined until it is begun, or where it failed. */
interface BaseCopy {
  generation: number;
  /** Aborted when a newer generation is asked for: nobody will look for what is not copied yet. */
  outdated: AbortController;
  copy: FirstPageCopy | undefined;
  /** When it failed: it is tried again some time later. */
  failedAt?: number;
}

/** For so long a copy that failed is not tried again, in milliseconds. */
const restMs = 60_000;

/** Copying as fast as it goes would take a whole processor of two from those who ask meanwhile. */
const bytesPerSecond = 12_000_000;

/** Seconds that a copy takes at most: a stream of the engine has ten minutes. */
const longest = 500;

const linesSql = `SELECT view, totals, rows FROM first_page WHERE ${generationScope}`;

/**
 * The facts' store with a copy of this process's own of the first pages of the bases that are looked at
 * (docs/adr/0013-first-pages-are-laid-down.md): a generation never changes, so what was copied of it stays true. What is not
 * copied yet, or does not fit, the store is asked for.
 */
export class FirstPageStore extends ForwardingStore {
  private readonly copies = new Map<number, BaseCopy>();
  /** Rows that were asked for last, handed out again as the same objects, so that what was made of them is found. */
  private readonly recent: LRUCache<string, LaidRow> | undefined;
  private readonly ending = new AbortController();
  /** Copies are made one after the other. */
  private making: Promise<void> = Promise.resolve();

  constructor(
    store: ClickHouseStore,
    private readonly parts: StoreParts,
  ) {
    super(store);
    if (parts.recent > 0) this.recent = new LRUCache({ max: parts.recent });
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryAnswer<Row>> {
    const { firstPage, generation } = options;
    if (firstPage === undefined || generation === undefined) return this.store.query<Row>(sql, options);
    const found = await this.find(generation, firstPage);
    if (found === undefined) return this.store.query<Row>(sql, options);
    return { rows: found === null ? [] : [found as Row], rowsBeforeLimit: undefined, elapsedMs: 0 };
  }

  /** Number of bases by how far their copies are. */
  states(): Readonly<Record<CopyState, number>> {
    const bases = { making: 0, whole: 0, partial: 0, failed: 0 };
    for (const known of this.copies.values()) bases[stateOf(known)] += 1;
    return bases;
  }

  /** Ends what is being copied, and lets go of all files. */
  async end(): Promise<void> {
    this.ending.abort();
    await this.making;
    for (const known of this.copies.values()) await this.letGo(known);
    this.copies.clear();
    this.recent?.clear();
  }

  private async find(
    generation: GenerationRef,
    { view, domain }: { view: number; domain: string },
  ): Promise<LaidRow | null | undefined> {
    const known = this.copyOf(generation);
    const key = `${generation.base} ${generation.number} ${view} ${domain}`;
    const recent = this.recent?.get(key);
    if (recent) return recent;
    try {
      const found = await known?.copy?.find(view, domain);
      // Whoever changed a row would change everybody's.
      if (found) this.recent?.set(key, Object.freeze(found));
      return found;
    } catch (error) {
      if (known) await this.fail(known, error);
      return undefined;
    }
  }

  /** The copy of a generation as far as it is made; one that nobody asked for before is begun, unless a newer one was. */
  private copyOf({ base, number }: GenerationRef): BaseCopy | undefined {
    if (this.parts.most === 0) return undefined;
    const known = this.copies.get(base);
    const isOver = known?.failedAt !== undefined && performance.now() - known.failedAt > restMs;
    if (known?.generation === number && !isOver) return known;
    if (known !== undefined && known.generation > number) return undefined;
    known?.outdated.abort();
    const begun: BaseCopy = {
      generation: number,
      outdated: new AbortController(),
      copy: undefined,
    };
    this.copies.set(base, begun);
    this.making = this.making.then(() => this.make(base, begun, known));
    return begun;
  }

  private async make(base: number, begun: BaseCopy, former: BaseCopy | undefined): Promise<void> {
    const { folder, most } = this.parts;
    const signal = AbortSignal.any([this.ending.signal, begun.outdated.signal]);
    if (former) await this.letGo(former);
    if (signal.aborted) return;
    try {
      begun.copy = await FirstPageCopy.open(folder);
      const source = await this.store.stream(linesSql, 'TSVRaw', {
        parameters: { base, generation: begun.generation },
        settings: { max_threads: 1 },
        tag: { operation: 'copy-first-pages' },
        signal,
      });
      await begun.copy.fill(
        paced(source, Math.max(bytesPerSecond, most / longest)),
        (totals) => totalsIn(totals).name,
        most,
      );
    } catch (error) {
      await this.fail(begun, error);
    }
  }

  /** Gives a copy up for a while, its file with it: where the disk is full others need the room. */
  private async fail(known: BaseCopy, error: unknown): Promise<void> {
    known.failedAt = performance.now();
    const isWanted = !this.ending.signal.aborted && !known.outdated.signal.aborted;
    if (isWanted) this.parts.log.warn({ err: error }, 'no copy of first pages');
    await this.letGo(known);
  }

  private async letGo(known: BaseCopy): Promise<void> {
    const { copy } = known;
    known.copy = undefined;
    await copy?.close().catch((error: unknown) => this.parts.log.warn({ err: error }, 'copy not closed'));
  }
}

function stateOf({ failedAt, copy }: BaseCopy): CopyState {
  return failedAt === undefined ? (copy?.state ?? 'making') : 'failed';
}
