/** Limits of one filter, so that a request cannot build an unbounded condition. */
export const filterLimits = {
  textChars: 100_000,
  conditions: 100,
  valuesPerList: 5_000,
  valueChars: 2_000,
  regexpChars: 500,
  wordsPerMatch: 20,
};
