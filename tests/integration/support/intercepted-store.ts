import type { ClickHouseStore, QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';

/** The real store with an action before each command. The command waits for the action. */
export class InterceptedStore extends StoreDecorator {
  constructor(
    store: ClickHouseStore,
    private readonly beforeCommand: (sql: string) => Promise<void>,
  ) {
    super(store);
  }

  override async command(sql: string, options?: QueryOptions): Promise<void> {
    await this.beforeCommand(sql);
    return this.store.command(sql, options);
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}
