import type { Logger } from 'pino';
import type {
  ClickHouseStore,
  GenerationRef,
  QueryAnswer,
  QueryOptions,
} from '../../stores/clickhouse/clickhouse-store.js';
import { ForwardingStore } from '../../stores/clickhouse/forwarding-store.js';
import { generationScope } from '../engine/generation-scope.js';
import { totalsIn } from '../engine/read-first-page.js';
import { FirstPageCopy } from './first-page-copy.js';

interface StoreParts {
  /** Where the files of copies are. */
  folder: string;
  /** Bytes of each base's copy, at most; 0 for none. */
  most: number;
  log: Logger;
}

/** The copy of a generation that is asked for; undefined until it is begun, or where it failed. */
interface BaseCopy {
  generation: number;
  copy: FirstPageCopy | undefined;
}

const linesSql = `SELECT view, totals, rows FROM first_page WHERE ${generationScope}`;

/**
 * The facts' store with a copy of this process's own of the first pages of the bases that are looked at
 * (docs/adr/0013-first-pages-are-laid-down.md): a generation never changes, so what was copied of it stays true. What is not
 * copied yet, or does not fit, the store is asked for.
 */
export class FirstPageStore extends ForwardingStore {
  private readonly copies = new Map<number, BaseCopy>();
  private readonly ending = new AbortController();
  /** Copies are made one after the other. */
  private making: Promise<void> = Promise.resolve();

  constructor(
    store: ClickHouseStore,
    private readonly parts: StoreParts,
  ) {
    super(store);
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryAnswer<Row>> {
    const { firstPage, generation } = options;
    if (firstPage === undefined || generation === undefined) return this.store.query<Row>(sql, options);
    const found = await this.copyOf(generation)?.find(firstPage.view, firstPage.domain);
    if (found === undefined) return this.store.query<Row>(sql, options);
    return { rows: found === null ? [] : [found as Row], rowsBeforeLimit: undefined, elapsedMs: 0 };
  }

  /** Ends what is being copied, and lets go of all files. */
  async end(): Promise<void> {
    this.ending.abort();
    await this.making;
    for (const { copy } of this.copies.values()) await copy?.close();
    this.copies.clear();
  }

  /** The copy of a generation as far as it is made; one that nobody asked for before is begun, unless a newer one was. */
  private copyOf({ base, number }: GenerationRef): FirstPageCopy | undefined {
    if (this.parts.most === 0) return undefined;
    const known = this.copies.get(base);
    if (known?.generation === number) return known.copy;
    if (known !== undefined && known.generation > number) return undefined;
    const begun: BaseCopy = { generation: number, copy: undefined };
    this.copies.set(base, begun);
    this.making = this.making.then(async () => {
      await known?.copy?.close();
      await this.make(base, begun);
    });
    return undefined;
  }

  private async make(base: number, begun: BaseCopy): Promise<void> {
    const { folder, most, log } = this.parts;
    const { signal } = this.ending;
    if (signal.aborted) return;
    try {
      begun.copy = await FirstPageCopy.open(folder);
      const source = await this.store.stream(linesSql, 'TSVRaw', {
        parameters: { base, generation: begun.generation },
        settings: { max_threads: 1 },
        tag: { operation: 'copy-first-pages' },
        signal,
        isReadAtOnce: true,
      });
      await begun.copy.fill(source, (totals) => totalsIn(totals).name, most);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, base }, 'first pages not copied');
    }
  }
}
