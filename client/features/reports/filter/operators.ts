import {
  formatRange,
  parseRange,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import {
  isOperatorName,
  type OperatorName,
  takesList,
} from '../../../../server/contract/filter-language/operators.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

/** Operators of a column: those of its filter type that the server supports, in menu order. */
export function operatorsFor({ filterType, operators }: ReportColumn): OperatorName[] {
  const offered = filterInputs[filterType].operators.filter((operator) => operators.includes(operator));
  return offered.length > 0 ? offered : operators.filter(isOperatorName).slice(0, 1);
}

/** Default operator: at least for numbers, contains for texts, else the first. */
export function defaultOperator(column: ReportColumn): OperatorName {
  const offered = operatorsFor(column);
  const expected = filterInputs[column.filterType].fresh;
  return expected && offered.includes(expected) ? expected : (offered[0] ?? '=');
}

/** Initial condition of a column. Boolean columns start with the first value and are complete. */
export function freshCondition(column: ReportColumn): FilterCondition {
  return { field: column.id, operator: defaultOperator(column), values: [isTwofold(column) ? '1' : ''] };
}

/** Whether a column is boolean: yes/no, or ad placement top/bottom. */
export function isTwofold({ filterType }: ReportColumn): boolean {
  return filterInputs[filterType].isTwofold;
}

/** Converts values to the format of another operator so that switching loses no input. */
export function valuesFor(operator: OperatorName, condition: FilterCondition): readonly string[] {
  const { operator: before, values } = condition;
  const isSaved = before === operator || (takesList(before) && takesList(operator));
  if (isSaved) return values;
  const [value = ''] = values;
  const first = before === 'BETWEEN' ? (parseRange(value)[0] ?? '') : value;
  return [operator === 'BETWEEN' ? formatRange([first, '']) : first];
}
