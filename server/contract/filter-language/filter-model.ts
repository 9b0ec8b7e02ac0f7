import type { OperatorName } from './operators.js';

/** A condition: field, operator and one or more values. */
export interface FilterCondition {
  field: string;
  operator: OperatorName;
  /** Unescaped values, at least one; only list operators have more. */
  values: readonly string[];
}

/** Conditions joined by OR. */
export type FilterGroup = readonly FilterCondition[];

/** Groups joined by AND. */
export type Filter = readonly FilterGroup[];

const endsMark = '@';

/** Bounds of a BETWEEN value; two if it is well-formed. */
export function endsOf(value: string): string[] {
  return value.split(endsMark);
}

/** Joins bounds into a BETWEEN value. */
export function betweenEnds(ends: readonly string[]): string {
  return ends.join(endsMark);
}
