import type { ColumnType } from '../../../contract/column-vocabulary.js';
import type { OperatorName } from '../../../contract/filter-language/operators.js';
import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { Column } from '../report-column.js';

/**
 * Binds a value and answers the placeholder that stands for it in the SQL. Types beside the store's own: `Regexp`, a pattern that
 * people wrote; `AnyForm`, a word that becomes the pattern of all its forms.
 */
export type Bind = (value: QueryParameter, type: string) => string;

/** How an operator of the filter language becomes a condition of SQL. */
export interface OperatorDefinition {
  /** Column types it can be used with. */
  types: readonly ColumnType[];
  /** Holds where the condition does not; an unknown value (NULL) passes it, as a person expects of “not”. */
  negated?: boolean;
  /** Condition without its negation. Values are bound, never written; a value that cannot be read throws BadFilter. */
  build(this: void, column: Column, values: readonly string[], bind: Bind): string;
}

/** The forms of some operators. */
export type OperatorDefinitions = Readonly<Partial<Record<OperatorName, OperatorDefinition>>>;
