/** Lines of each of two compared lists, at most, on plans that do not keep lists short. */
export const mostComparedLines = 300_000;

/** Variations that lists of words may be combined into, at most. */
export const mostVariations = 1_000_000;

/** Lists that are combined, at least and at most: each more would multiply the orders. */
export const combinedLists = { least: 1, most: 6 } as const;

/** Keywords that near-duplicates are cleared from, at most. */
export const mostDoubleLines = 100_000;

/** Keywords whose unique words are counted, at most. */
export const mostUniqueLines = 100_000;

/** Characters of one line that count; no database knows a longer keyword. */
export const longestLine = 1000;
