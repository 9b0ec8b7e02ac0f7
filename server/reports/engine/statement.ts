import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';

/** A SQL statement with its parameters. */
export interface Statement {
  sql: string;
  parameters: Readonly<Record<string, QueryParameter>>;
}
