import type { Readable } from 'node:stream';
import type {
  ClickHouseStore,
  QueryResult,
  QueryOptions,
} from '../../../../server/stores/clickhouse/clickhouse-store.js';
import { generationTables } from '../../../../server/stores/clickhouse/generation-tables.js';
import { StoreDecorator } from '../../../../server/stores/clickhouse/store-decorators.js';

/** Tables that reports read: those of a generation and its source facts. */
export const reportTables: readonly string[] = [
  ...generationTables,
  'readable_host',
  'result',
  'keyword_fact',
  'domain_export',
  'host',
  'own_fact',
];

/** The real store with all tables redirected, to run the same SQL over shards. */
export class RedirectedStore extends StoreDecorator {
  constructor(
    store: ClickHouseStore,
    private readonly getTableName: (table: string) => string,
  ) {
    super(store);
  }

  override get cluster(): undefined {
    return undefined;
  }

  override query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    return this.store.query<Row>(this.redirect(sql), options);
  }

  override stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    return this.store.stream(this.redirect(sql), format, options);
  }

  /** Writes go to the original tables. */
  override command(sql: string, options?: QueryOptions): Promise<void> {
    return this.store.command(this.redirect(sql), options);
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }

  private redirect(sql: string): string {
    return sql.replace(/\b(FROM|JOIN)\s+([a-z_]+)\b/g, (match, word: string, table: string) =>
      reportTables.includes(table) ? `${word} ${this.getTableName(table)}` : match,
    );
  }
}
