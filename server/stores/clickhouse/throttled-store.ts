import type { Readable } from 'node:stream';
import type { ClickHouseStore, QueryResult, QueryOptions } from './clickhouse-store.js';
import { StoreDecorator } from './store-decorator.js';
import type { Release } from '../../load-control/fair-semaphore.js';
import type { Limiters } from '../../load-control/limiters.js';

/**
 * The facts' store behind gates: what is asked for somebody waits for a place among what others ask for; what the process asks
 * for itself does not. One for the whole process, as what the engine keeps of a published generation is kept by store.
 */
export class ThrottledStore extends StoreDecorator {
  constructor(
    store: ClickHouseStore,
    private readonly limiters: Pick<Limiters, 'queries' | 'exports'>,
  ) {
    super(store);
  }

  /** Throws Overloaded beside what the store throws. */
  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const { requestSlots, signal } = options;
    const release = await requestSlots?.acquire(this.limiters.queries, signal);
    try {
      return await this.store.query<Row>(sql, options);
    } finally {
      release?.();
    }
  }

  /** The place is held until the stream is over, at whatever pace it is read. Throws Overloaded beside what the store throws. */
  override async stream(sql: string, format: string, options: QueryOptions = {}): Promise<Readable> {
    const { requestSlots, signal, isReadImmediately } = options;
    const release = isReadImmediately
      ? await requestSlots?.acquire(this.limiters.queries, signal)
      : await this.acquireExportSlot(options);
    try {
      const stream = await this.store.stream(sql, format, options);
      if (release) stream.once('close', release);
      return stream;
    } catch (error) {
      release?.();
      throw error;
    }
  }

  private async acquireExportSlot({ requestSlots, signal }: QueryOptions): Promise<Release | undefined> {
    requestSlots?.reachedLimiter();
    return requestSlots && this.limiters.exports.acquire({ ...requestSlots.schedulingKey, signal });
  }
}
