import type { ColumnType } from '../report-definition.js';
import { comparisonOperators } from './comparison-operators.js';
import { listOperators } from './list-operators.js';
import type { Operator, OperatorForm } from './operator.js';
import { textOperators } from './text-operators.js';

export type { Operator } from './operator.js';

/** Every operator of the filter language. */
export const operators: readonly Operator[] = [
  ...comparisonOperators,
  ...textOperators,
  ...listOperators,
].map(withPattern);

/** Blanks within an operator may be any number of blanks. */
function withPattern(form: OperatorForm): Operator {
  return { ...form, pattern: new RegExp(`^\\s*${form.symbol.replaceAll(' ', '\\s+')}\\s*`) };
}

const byType = new Map<ColumnType, readonly Operator[]>();

/** Operators that columns of this type can be filtered with, the older spellings included. */
export function operatorsFor(type: ColumnType): readonly Operator[] {
  const known = byType.get(type) ?? operators.filter(({ types }) => types.includes(type));
  byType.set(type, known);
  return known;
}

/** What the filter panel offers for a column type: the newer spelling of each operator. */
export function offeredOperators(type: ColumnType): readonly string[] {
  return operatorsFor(type)
    .filter(({ newer }) => newer === undefined)
    .map(({ symbol }) => symbol);
}

/** The operator of a condition that was read. */
export function operatorOf(type: ColumnType, symbol: string): Operator | undefined {
  return operatorsFor(type).find((operator) => operator.symbol === symbol);
}
