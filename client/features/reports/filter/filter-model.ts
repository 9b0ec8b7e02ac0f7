/** One comparison: a field of the report, an operator of the public API, and the value as the filter string holds it. */
export interface Condition {
  field: string;
  operator: string;
  /** Bare text; `a@b` for BETWEEN; elements joined by `listSeparator` for operators over lists. */
  value: string;
}

/** A line of the filter panel: a condition, or any one of its alternatives. */
export interface FilterLine extends Condition {
  or: readonly Condition[];
}

/** Stands between the elements of a list inside a model's value; the filter string spells it `DELIM`. */
export const listSeparator = '\n';

/** Every operator of the public API's filter strings, longest first, so that the first that fits is the right one. */
export const operatorNames: readonly string[] = [
  'NOT ARRAY CONTAINS',
  'ARRAY CONTAINS',
  'hasNoOneLike',
  'notExistsLike',
  'NOT IN ARRAY',
  'NOT ONE OF',
  'NOT REGEXP',
  'STARTSWITH',
  'existsLike',
  'hasAllLike',
  'ENDSWITH',
  'IN ARRAY',
  'NOT LIKE',
  'BETWEEN',
  'ONE OF',
  'NOT IN',
  'REGEXP',
  'MATCH',
  'LIKE',
  '!=',
  '<=',
  '>=',
  'IN',
  '<',
  '=',
  '>',
];

const listOperators = new Set([
  'ONE OF',
  'NOT ONE OF',
  'IN',
  'NOT IN',
  'ARRAY CONTAINS',
  'NOT ARRAY CONTAINS',
  'IN ARRAY',
  'NOT IN ARRAY',
  'hasAllLike',
  'hasNoOneLike',
]);

/** Whether the operator takes several values. */
export function takesList(operator: string): boolean {
  return listOperators.has(operator);
}

/** The elements of a list value, without blank ones. */
export function listOf(value: string): string[] {
  return value.split(listSeparator).filter((element) => element.trim() !== '');
}

/** Number of comparisons, alternatives included. */
export function countConditions(lines: readonly FilterLine[]): number {
  return lines.reduce((count, line) => count + 1 + line.or.length, 0);
}

/** Whether a condition can be sent: it needs an operator and a value, and BETWEEN both of its ends. */
export function isComplete({ field, operator, value }: Condition): boolean {
  if (!field || !operator) return false;
  if (operator === 'BETWEEN') {
    const ends = value.split('@');
    return ends.length === 2 && ends.every((end) => end.trim() !== '');
  }
  return takesList(operator) ? listOf(value).length > 0 : value.trim() !== '';
}

/** The lines that can be sent. A line whose first condition is incomplete is led by its first complete alternative. */
export function completeLines(lines: readonly FilterLine[]): FilterLine[] {
  return lines.flatMap((line) => {
    const [first, ...rest] = [conditionOf(line), ...line.or].filter(isComplete);
    return first ? [{ ...first, or: rest }] : [];
  });
}

function conditionOf({ field, operator, value }: Condition): Condition {
  return { field, operator, value };
}
