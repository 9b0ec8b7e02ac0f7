import type { Readable } from 'node:stream';
import type { ClickHouseStore, QueryResult, QueryOptions } from './clickhouse-store.js';
import { StoreDecorator } from './store-decorator.js';
import type { Release } from '../../load-control/fair-semaphore.js';
import type { Limiters } from '../../load-control/limiters.js';

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
   * Releases the slot when the stream closes.
   * @throws AppError Overloaded
   */
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
    requestSlots?.onLimiterReached();
    return requestSlots && this.limiters.exports.acquire({ ...requestSlots.schedulingKey, signal });
  }
}
