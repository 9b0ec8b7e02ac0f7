/** Filter operators by their public API names, in documentation order. */
export const operatorNames = [
  '=',
  '!=',
  '>',
  '<',
  '>=',
  '<=',
  'BETWEEN',
  'NOT BETWEEN',
  'LIKE',
  'NOT LIKE',
  'STARTSWITH',
  'ENDSWITH',
  'REGEXP',
  'NOT REGEXP',
  'MATCH',
  'hasAllLike',
  'hasNoOneLike',
  'existsLike',
  'notExistsLike',
  'ONE OF',
  'NOT ONE OF',
  'ARRAY CONTAINS',
  'NOT ARRAY CONTAINS',
] as const;

export type OperatorName = (typeof operatorNames)[number];

const listOperators: ReadonlySet<string> = new Set<OperatorName>([
  'hasAllLike',
  'hasNoOneLike',
  'ONE OF',
  'NOT ONE OF',
  'ARRAY CONTAINS',
  'NOT ARRAY CONTAINS',
]);

/** Whether the operator takes a list of values. */
export function takesList(operator: OperatorName): boolean {
  return listOperators.has(operator);
}

export function isOperatorName(text: string): text is OperatorName {
  return operatorNames.some((name) => name === text);
}

/** Whether the value of the operator is a range with two bounds. */
export function takesRange(operator: OperatorName): boolean {
  return operator === 'BETWEEN' || operator === 'NOT BETWEEN';
}
