import type { Readable } from 'node:stream';
import { currentScope } from '../request/request-scope.js';
import type { ClickHouseStore, QueryAnswer, QueryOptions } from '../stores/clickhouse/clickhouse-store.js';
import type { Metrics } from './metrics.js';

/**
 * The facts' store with its own time measured: every query adds to the request that it works for and to the process's
 * measures. One for the whole process, as what the engine keeps of a published generation is kept by store.
 */
export class ObservedStore implements ClickHouseStore {
  constructor(
    private readonly store: ClickHouseStore,
    private readonly metrics: Metrics,
  ) {}

  get cluster(): string | undefined {
    return this.store.cluster;
  }

  async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryAnswer<Row>> {
    const operation = options.tag?.operation ?? 'query';
    try {
      const answer = await this.store.query<Row>(sql, options);
      this.count(operation, answer.elapsedMs);
      return answer;
    } catch (error) {
      if (!options.signal?.aborted) this.metrics.countStoreFailure(operation);
      throw error;
    }
  }

  stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    return this.store.stream(sql, format, options);
  }

  command(sql: string, options?: QueryOptions): Promise<void> {
    return this.store.command(sql, options);
  }

  insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void> {
    return this.store.insert(sql, body, options);
  }

  dropPartition(table: string, base: number, version: number): Promise<void> {
    return this.store.dropPartition(table, base, version);
  }

  ping(): Promise<boolean> {
    return this.store.ping();
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private count(operation: string, milliseconds: number): void {
    this.metrics.observeStore(operation, milliseconds);
    const scope = currentScope();
    if (!scope) return;
    scope.storeMs += milliseconds;
    scope.storeQueries += 1;
  }
}
