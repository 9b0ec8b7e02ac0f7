import type { TFunction } from 'i18next';

const named = [
  '=',
  '!=',
  '>',
  '<',
  '>=',
  '<=',
  'BETWEEN',
  'LIKE',
  'NOT LIKE',
  'STARTSWITH',
  'ENDSWITH',
  'REGEXP',
  'NOT REGEXP',
  'ONE OF',
  'NOT ONE OF',
  'ARRAY CONTAINS',
  'NOT ARRAY CONTAINS',
  'MATCH',
  'hasAllLike',
  'hasNoOneLike',
  'existsLike',
  'notExistsLike',
] as const;

const twins: Readonly<Record<string, (typeof named)[number]>> = {
  IN: 'ONE OF',
  'NOT IN': 'NOT ONE OF',
  'IN ARRAY': 'ARRAY CONTAINS',
  'NOT IN ARRAY': 'NOT ARRAY CONTAINS',
};

/** An operator in words; its own sign where it has none. */
export function operatorName(t: TFunction<'reports'>, operator: string): string {
  const name = named.find((known) => known === operator) ?? twins[operator];
  return name ? t(`operator.${name}`) : operator;
}
