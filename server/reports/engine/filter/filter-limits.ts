/** Limits of one filter, so that a request cannot build an unbounded condition. */
export const filterLimits = {
  text: 100_000,
  conditions: 100,
  values: 5_000,
  value: 2_000,
  regexp: 500,
  words: 20,
};
