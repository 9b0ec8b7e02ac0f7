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

const rangeSeparator = '@';

/** Bounds of a BETWEEN value; two if it is well-formed. */
export function parseRange(value: string): string[] {
  return value.split(rangeSeparator);
}

/** Joins bounds into a BETWEEN value. */
export function formatRange(bounds: readonly string[]): string {
  return bounds.join(rangeSeparator);
}
