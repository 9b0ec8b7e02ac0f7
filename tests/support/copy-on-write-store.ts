import type { Readable } from 'node:stream';
import type {
  ClickHouseStore,
  QueryOptions,
  QueryResult,
} from '../../server/stores/clickhouse/clickhouse-store.js';

/**
 * Reads a shared database until the first write, which copies it. A query of the database name also copies it, because
 * the caller writes to that database or identifies its own queries by the name.
 */
export class CopyOnWriteStore implements ClickHouseStore {
  private copy: Promise<ClickHouseStore> | undefined;

  constructor(
    private readonly template: ClickHouseStore,
    private readonly createCopy: () => Promise<ClickHouseStore>,
  ) {}

  get cluster(): string | undefined {
    return this.template.cluster;
  }

  async query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    return (await this.storeFor(sql)).query<Row>(sql, options);
  }

  async stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    return (await this.storeFor(sql)).stream(sql, format, options);
  }

  async command(sql: string, options?: QueryOptions): Promise<void> {
    return (await this.writable()).command(sql, options);
  }

  async insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void> {
    return (await this.writable()).insert(sql, body, options);
  }

  async dropPartition(table: string, owner: number, version: number): Promise<void> {
    return (await this.writable()).dropPartition(table, owner, version);
  }

  async deleteRows(table: string, column: string, owner: number): Promise<void> {
    return (await this.writable()).deleteRows(table, column, owner);
  }

  ping(): Promise<boolean> {
    return this.template.ping();
  }

  /** Closes the copy. The owner of the shared database closes that one. */
  async close(): Promise<void> {
    await (await this.copy)?.close();
  }

  private async storeFor(sql: string): Promise<ClickHouseStore> {
    return sql.includes('currentDatabase()') ? this.writable() : (this.copy ?? this.template);
  }

  private writable(): Promise<ClickHouseStore> {
    return (this.copy ??= this.createCopy());
  }
}
