import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import type { OperatorName } from '../../../contract/filter-language/operators.js';
import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { Column } from '../report-column.js';

/**
 * Binds a value and returns its placeholder. Two types extend those of ClickHouse: `Regexp` for user patterns and
 * `AnyForm` for words that become a pattern of all their forms.
 */
export type Bind = (value: QueryParameter, type: string) => string;

/** How an operator of the filter language translates to SQL. */
export interface OperatorDefinition {
  /** Supported column types. */
  types: readonly ColumnType[];
  /** Negates the condition. NULL then matches, as users expect of “not”. */
  negated?: boolean;
  /**
   * The condition without negation. Values are always bound.
   * @throws AppError BadFilter for an invalid value
   */
  build(this: void, column: Column, values: readonly string[], bind: Bind): string;
}

/** A subset of the operators. */
export type OperatorDefinitions = Readonly<Partial<Record<OperatorName, OperatorDefinition>>>;
