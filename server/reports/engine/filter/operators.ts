import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import { type OperatorName, operatorNames } from '../../../contract/filter-language/operators.js';
import { comparisonOperators } from './comparison-operators.js';
import { listOperators } from './list-operators.js';
import type { OperatorDefinition } from './operator-definition.js';
import { textOperators } from './text-operators.js';

/** SQL definition of every filter operator. */
export const operatorDefinitions: Readonly<Record<OperatorName, OperatorDefinition>> = {
  ...comparisonOperators,
  ...textOperators,
  ...listOperators,
};

/** Operators that support this column type. */
export function operatorsFor(type: ColumnType): readonly OperatorName[] {
  return operatorNames.filter((name) => operatorDefinitions[name].types.includes(type));
}
