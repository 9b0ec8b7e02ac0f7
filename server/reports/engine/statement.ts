import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';

/** A statement of SQL with the values of its placeholders. */
export interface Statement {
  sql: string;
  parameters: Readonly<Record<string, QueryParameter>>;
}
