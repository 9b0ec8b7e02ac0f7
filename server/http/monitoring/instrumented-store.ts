import { currentScope } from '../../request/request-scope.js';
import type { ClickHouseStore, QueryResult, QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../stores/clickhouse/store-decorators.js';
import type { Metrics } from './metrics.js';

/** Records the duration of each query for the request and the metrics. */
export class InstrumentedStore extends StoreDecorator {
  constructor(
    store: ClickHouseStore,
    private readonly metrics: Metrics,
  ) {
    super(store);
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const operation = options.tag?.operation ?? 'query';
    try {
      const result = await this.store.query<Row>(sql, options);
      this.recordQuery(operation, result.elapsedMs);
      return result;
    } catch (error) {
      if (!options.signal?.aborted) this.metrics.countStoreFailure(operation);
      throw error;
    }
  }

  private recordQuery(operation: string, milliseconds: number): void {
    this.metrics.observeStore(operation, milliseconds);
    const scope = currentScope();
    if (!scope) return;
    scope.storeMs += milliseconds;
    scope.storeQueries += 1;
  }
}
