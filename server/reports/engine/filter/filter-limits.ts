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
