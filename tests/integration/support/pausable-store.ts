import type { Readable } from 'node:stream';
import type { QueryResult, QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';

/**
 * The real store with behaviour by request id: queries of `held-…` wait until release, and files of `endless-…` never
 * end.
 */
export class PausableStore extends StoreDecorator {
  /** Number of waiting queries. */
  pausedQueries = 0;
  private resume: () => void = () => undefined;
  private readonly resumed = new Promise<void>((resolve) => (this.resume = resolve));

  /** Releases all current and future queries. */
  release(): void {
    this.resume();
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    if (options.tag?.requestId?.startsWith('held-')) {
      this.pausedQueries += 1;
      await this.resumed;
      this.pausedQueries -= 1;
    }
    return this.store.query<Row>(sql, options);
  }

  override stream(sql: string, format: string, options: QueryOptions = {}): Promise<Readable> {
    const isEndless = options.tag?.requestId?.startsWith('endless-');
    return this.store.stream(
      isEndless ? "SELECT repeat('x', 10000) FROM numbers(100000000) SETTINGS max_block_size = 100" : sql,
      format,
      options,
    );
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}
