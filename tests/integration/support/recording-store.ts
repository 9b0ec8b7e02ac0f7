import type { Readable } from 'node:stream';
import type { QueryResult, QueryOptions } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';

/** The real store with a log of statements. A new instance has no engine caches. */
export class RecordingStore extends StoreDecorator {
  /** Queries in order with their parameter values. */
  readonly statements: string[] = [];
  /** Commands as sent. */
  readonly commands: string[] = [];

  /** Queries that ran more than once. */
  repeated(): string[] {
    return this.statements.filter((statement, index) => this.statements.indexOf(statement) !== index);
  }

  override query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    this.record(sql, options);
    return this.store.query<Row>(sql, options);
  }

  override stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    this.record(sql, options);
    return this.store.stream(sql, format, options);
  }

  override command(sql: string, options?: QueryOptions): Promise<void> {
    this.commands.push(sql);
    return this.store.command(sql, options);
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }

  private record(sql: string, options: QueryOptions = {}): void {
    const values = Object.entries(options.parameters ?? {}).sort(([left], [right]) =>
      left < right ? -1 : 1,
    );
    const written = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
    this.statements.push(`${sql} ${JSON.stringify(values, written)}`);
  }
}
