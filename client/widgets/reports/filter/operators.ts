import {
  formatRange,
  parseRange,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import {
  isOperatorName,
  type OperatorName,
  takesList,
  takesRange,
} from '../../../../server/contract/filter-language/operators.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

/** Operators of a column in menu order, limited to those that the server supports. */
export function operatorsFor({ filterType, operators }: ReportColumn): OperatorName[] {
  const available = filterInputs[filterType].operators.filter((operator) => operators.includes(operator));
  return available.length > 0 ? available : operators.filter(isOperatorName).slice(0, 1);
}

/** Default operator: `>=` for numbers, `LIKE` for texts, otherwise the first one. */
export function defaultOperator(column: ReportColumn): OperatorName {
  const available = operatorsFor(column);
  const preferred = filterInputs[column.filterType].defaultOperator;
  return preferred && available.includes(preferred) ? preferred : (available[0] ?? '=');
}

/** Initial condition of a column. Boolean columns start with the first value, so that the condition is complete. */
export function createCondition(column: ReportColumn): FilterCondition {
  return {
    field: column.id,
    operator: defaultOperator(column),
    values: [isBooleanColumn(column) ? '1' : ''],
  };
}

/** Whether a column has two values: yes/no, or ad placement top/bottom. */
export function isBooleanColumn({ filterType }: ReportColumn): boolean {
  return filterInputs[filterType].isBoolean;
}

/** Converts values to the format of another operator so that switching loses no input. */
export function convertValues(operator: OperatorName, condition: FilterCondition): readonly string[] {
  const { operator: previousOperator, values } = condition;
  const isCompatible = previousOperator === operator || (takesList(previousOperator) && takesList(operator));
  if (isCompatible) return values;
  const [value = ''] = values;
  const first = takesRange(previousOperator) ? (parseRange(value)[0] ?? '') : value;
  return [takesRange(operator) ? formatRange([first, '']) : first];
}
