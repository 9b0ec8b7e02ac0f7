import type { Readable } from 'node:stream';
import type { ClickHouseStore, QueryAnswer, QueryOptions } from './clickhouse-store.js';
import { ForwardingStore } from './forwarding-store.js';
import type { Release } from '../../fairness/fair-semaphore.js';
import type { Limiters } from '../../fairness/limiters.js';

/**
 * The facts' store behind gates: what is asked for somebody waits for a place among what others ask for; what the process asks
 * for itself does not. One for the whole process, as what the engine keeps of a published generation is kept by store.
 */
export class GatedStore extends ForwardingStore {
  constructor(
    store: ClickHouseStore,
    private readonly gates: Pick<Limiters, 'queries' | 'files'>,
  ) {
    super(store);
  }

  /** Throws Overloaded beside what the store throws. */
  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryAnswer<Row>> {
    const { asker, signal } = options;
    const leave = await asker?.acquire(this.gates.queries, signal);
    try {
      return await this.store.query<Row>(sql, options);
    } finally {
      leave?.();
    }
  }

  /** The place is held until the stream is over, at whatever pace it is read. Throws Overloaded beside what the store throws. */
  override async stream(sql: string, format: string, options: QueryOptions = {}): Promise<Readable> {
    const { asker, signal, isReadAtOnce } = options;
    const leave = isReadAtOnce ? await asker?.acquire(this.gates.queries, signal) : await this.file(options);
    try {
      const stream = await this.store.stream(sql, format, options);
      if (leave) stream.once('close', leave);
      return stream;
    } catch (error) {
      leave?.();
      throw error;
    }
  }

  private async file({ asker, signal }: QueryOptions): Promise<Release | undefined> {
    asker?.reachedLimiter();
    return asker && this.gates.files.acquire({ ...asker.schedulingKey, signal });
  }
}
