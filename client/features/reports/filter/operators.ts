import type { ReportColumn } from '../report-meta.js';
import { type Condition, listSeparator, takesList } from './filter-model.js';

/** Operators in the order of the menu; the documents' defaults are by their place in it. */
const numberOrder = ['=', '!=', '>', '<', '>=', '<=', 'BETWEEN', 'ONE OF', 'NOT ONE OF'];
const stringOrder = [
  '=',
  '!=',
  'NOT LIKE',
  'LIKE',
  'STARTSWITH',
  'ENDSWITH',
  'MATCH',
  'hasAllLike',
  'hasNoOneLike',
  'ONE OF',
  'NOT ONE OF',
  'REGEXP',
  'NOT REGEXP',
  'existsLike',
  'notExistsLike',
  'ARRAY CONTAINS',
  'NOT ARRAY CONTAINS',
];
const defaultNumber = 4;
const defaultString = 3;

const orders: Readonly<Record<string, readonly string[]>> = {
  number: numberOrder,
  dateRange: ['BETWEEN', '>=', '<=', '>', '<', '=', '!=', 'ONE OF', 'NOT ONE OF'],
  boolean: ['='],
  bool: ['='],
  sr: ['='],
  competition: ['=', '!=', '>=', '<=', '>', '<', 'BETWEEN', 'ONE OF', 'NOT ONE OF'],
  wizards: ['ARRAY CONTAINS', 'NOT ARRAY CONTAINS'],
  enum: ['ONE OF', 'NOT ONE OF', '=', '!='],
  isOneOf: ['ONE OF', 'NOT ONE OF'],
};

/** The operators that a line offers for a column: those of its kind of input that the server takes, in the menu's order. */
export function operatorsFor({ filterType, operators }: ReportColumn): string[] {
  const order = orders[filterType] ?? stringOrder;
  const offered = order.filter((operator) => operators.includes(operator));
  return offered.length > 0 ? offered : operators.slice(0, 1);
}

/** The operator that a fresh line has: "at least" for numbers, "contains" for texts, the first one otherwise. */
export function defaultOperator(column: ReportColumn): string {
  const offered = operatorsFor(column);
  const order = orders[column.filterType] ?? stringOrder;
  const wanted =
    order === numberOrder
      ? numberOrder[defaultNumber]
      : order === stringOrder
        ? stringOrder[defaultString]
        : undefined;
  return wanted && offered.includes(wanted) ? wanted : (offered[0] ?? '');
}

/** A fresh condition on a column. Of two values the first is the usual wish, so such a line is complete at once. */
export function freshCondition(column: ReportColumn): Condition {
  return { field: column.id, operator: defaultOperator(column), value: isTwofold(column) ? '1' : '' };
}

/** Whether a column has two values only, 1 and 0, which a switch offers: yes and no, or the places top and bottom. */
export function isTwofold(column: ReportColumn): boolean {
  return isYesNo(column) || column.filterType === 'sr';
}

/** Whether a column is filtered by yes or no. */
export function isYesNo({ filterType }: ReportColumn): boolean {
  return filterType === 'boolean' || filterType === 'bool';
}

/** A value brought into the form that another operator takes, so that changing one's mind loses nothing. */
export function valueFor(operator: string, condition: Condition): string {
  const first = condition.value.split(condition.operator === 'BETWEEN' ? '@' : listSeparator)[0] ?? '';
  if (operator === 'BETWEEN') return condition.operator === 'BETWEEN' ? condition.value : `${first}@`;
  if (takesList(operator)) return takesList(condition.operator) ? condition.value : first;
  return first;
}
