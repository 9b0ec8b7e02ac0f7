/** Limits of one filter, so that a request cannot build an unbounded condition. */
export const filterLimits = {
  /** Characters of the filter string. */
  text: 100_000,
  conditions: 100,
  /** Values per list. */
  values: 5_000,
  /** Characters per value. */
  value: 2_000,
  /** Characters per regular expression. */
  regexp: 500,
  /** Words per MATCH. */
  words: 20,
};
