import type { ColumnType } from '../../../contract/column-vocabulary.js';
import { type OperatorName, operatorNames } from '../../../contract/filter-language/operators.js';
import { comparisonOperators } from './comparison-operators.js';
import { listOperators } from './list-operators.js';
import type { OperatorDefinition } from './operator-definition.js';
import { textOperators } from './text-operators.js';

/** What each operator of the filter language is in SQL. */
export const operatorDefinitions: Readonly<Record<OperatorName, OperatorDefinition>> = {
  ...comparisonOperators,
  ...textOperators,
  ...listOperators,
};

/** Operators that columns of this type can be filtered with. */
export function operatorsFor(type: ColumnType): readonly OperatorName[] {
  return operatorNames.filter((name) => operatorDefinitions[name].types.includes(type));
}
