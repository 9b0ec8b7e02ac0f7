import type { Readable } from 'node:stream';
import type {
  ClickHouseStore,
  QueryAnswer,
  QueryOptions,
} from '../../../server/stores/clickhouse/clickhouse-store.js';

/** The real store, which notes every statement that reads. The engine keeps facts by store, so that a new one knows none yet. */
export class RecordingStore implements ClickHouseStore {
  /** Each statement with the values of its placeholders, in the order in which they were asked. */
  readonly statements: string[] = [];

  constructor(private readonly store: ClickHouseStore) {}

  get cluster(): string | undefined {
    return this.store.cluster;
  }

  /** Statements that were asked more than once. */
  repeated(): string[] {
    return this.statements.filter((statement, at) => this.statements.indexOf(statement) !== at);
  }

  query<Row>(sql: string, options?: QueryOptions): Promise<QueryAnswer<Row>> {
    this.note(sql, options);
    return this.store.query<Row>(sql, options);
  }

  stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    this.note(sql, options);
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
    return Promise.resolve();
  }

  private note(sql: string, options: QueryOptions = {}): void {
    const values = Object.entries(options.parameters ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
    const written = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
    this.statements.push(`${sql} ${JSON.stringify(values, written)}`);
  }
}
