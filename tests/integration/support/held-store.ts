import type { Readable } from 'node:stream';
import type { QueryResult, QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorator.js';

/**
 * The real store, with which a test decides by the id of a request how it is served: the queries of `held-…` wait until they
 * are let go, the files of `endless-…` never end.
 */
export class PausableStore extends StoreDecorator {
  /** Queries that wait. */
  pausedQueries = 0;
  private resume: () => void = () => undefined;
  private readonly resumed = new Promise<void>((resolve) => (this.resume = resolve));

  /** Lets all go that wait, and those that come. */
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
