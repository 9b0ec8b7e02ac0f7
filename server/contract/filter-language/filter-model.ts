import type { OperatorName } from './operators.js';

/** One comparison of a filter: a field, an operator, one value or a list. */
export interface FilterCondition {
  field: string;
  operator: OperatorName;
  /** At least one, free of escapes; more than one only for operators that take a list. */
  values: readonly string[];
}

/** Alternatives, any of which is enough. */
export type FilterGroup = readonly FilterCondition[];

/** Groups, all of which must hold. */
export type Filter = readonly FilterGroup[];

const endsMark = '@';

/** The ends that a value of BETWEEN names: two, where it is written well. */
export function endsOf(value: string): string[] {
  return value.split(endsMark);
}

/** The value of BETWEEN with these ends. */
export function betweenEnds(ends: readonly string[]): string {
  return ends.join(endsMark);
}
