import type { Readable } from 'node:stream';
import type { ClickHouseStore, QueryResult, QueryOptions } from './clickhouse-store.js';

/** Base class for decorators that override some methods of a store. */
export abstract class StoreDecorator implements ClickHouseStore {
  constructor(protected readonly store: ClickHouseStore) {}

  get cluster(): string | undefined {
    return this.store.cluster;
  }

  query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    return this.store.query<Row>(sql, options);
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

  dropPartition(table: string, owner: number, version: number): Promise<void> {
    return this.store.dropPartition(table, owner, version);
  }

  deleteRows(table: string, column: string, owner: number): Promise<void> {
    return this.store.deleteRows(table, column, owner);
  }

  ping(): Promise<boolean> {
    return this.store.ping();
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
