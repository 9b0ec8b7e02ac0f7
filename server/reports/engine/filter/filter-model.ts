/** One comparison of a filter, after reading: a declared field, an operator by its newer name, one value or a list. */
export interface FilterCondition {
  field: string;
  operator: string;
  /** At least one; more than one only for operators that take a list. */
  values: readonly string[];
}

/** Alternatives, any of which is enough. */
export type FilterGroup = readonly FilterCondition[];

/** Groups, all of which must hold. */
export type Filter = readonly FilterGroup[];

/** Caps of one filter, so that no request can ask for an endless condition. */
export const filterLimits = {
  /** Characters of the whole string. */
  text: 100_000,
  conditions: 100,
  /** Values of one list. */
  values: 5_000,
  /** Characters of one value. */
  value: 2_000,
  /** Characters of a regular expression. */
  regexp: 500,
  /** Words of a MATCH. */
  words: 20,
};
