import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { Column, ColumnType } from '../report-definition.js';

/** Binds a value and answers the placeholder that stands for it in the SQL. */
export type Bind = (value: QueryParameter, type: string) => string;

/** How an operator of the filter language becomes a condition of SQL. */
export interface OperatorForm {
  /** As people write it. */
  symbol: string;
  /** Column types it can be used with. */
  types: readonly ColumnType[];
  /** The newer name of the same thing: the operator is an older spelling whose list is parted by commas. */
  newer?: string;
  /** Takes a list of values. */
  list?: boolean;
  /** Holds where the condition does not; an unknown value (NULL) passes it, as a person expects of “not”. */
  negated?: boolean;
  /** Condition without its negation. Values are bound, never written; a value that cannot be read throws BadFilter. */
  build(column: Column, values: readonly string[], bind: Bind): string;
}

export interface Operator extends OperatorForm {
  /** Finds the operator at the start of a text, blanks around it included. */
  pattern: RegExp;
}
