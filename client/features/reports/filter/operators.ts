import {
  betweenEnds,
  endsOf,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import {
  isOperatorName,
  type OperatorName,
  takesList,
} from '../../../../server/contract/filter-language/operators.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

/** The operators that a line offers for a column: those of its kind of input that the server takes, in the menu's order. */
export function operatorsFor({ filterType, operators }: ReportColumn): OperatorName[] {
  const offered = filterInputs[filterType].operators.filter((operator) => operators.includes(operator));
  return offered.length > 0 ? offered : operators.filter(isOperatorName).slice(0, 1);
}

/** The operator that a fresh line has: "at least" for numbers, "contains" for texts, the first one otherwise. */
export function defaultOperator(column: ReportColumn): OperatorName {
  const offered = operatorsFor(column);
  const expected = filterInputs[column.filterType].fresh;
  return expected && offered.includes(expected) ? expected : (offered[0] ?? '=');
}

/** A fresh condition on a column. Of two values the first is the usual wish, so such a line is complete at once. */
export function freshCondition(column: ReportColumn): FilterCondition {
  return { field: column.id, operator: defaultOperator(column), values: [isTwofold(column) ? '1' : ''] };
}

/** Whether a column has two values only, 1 and 0, which a switch offers: yes and no, or the places top and bottom. */
export function isTwofold({ filterType }: ReportColumn): boolean {
  return filterInputs[filterType].isTwofold;
}

/** Values brought into the form that another operator takes, so that changing one's mind loses nothing. */
export function valuesFor(operator: OperatorName, condition: FilterCondition): readonly string[] {
  const { operator: before, values } = condition;
  const isSaved = before === operator || (takesList(before) && takesList(operator));
  if (isSaved) return values;
  const [value = ''] = values;
  const first = before === 'BETWEEN' ? (endsOf(value)[0] ?? '') : value;
  return [operator === 'BETWEEN' ? betweenEnds([first, '']) : first];
}
