/** Lines of each of two compared lists, at most, on plans that do not keep lists short. */
export const maxComparedLines = 300_000;

/** Variations that lists of words may be combined into, at most. */
export const maxVariations = 1_000_000;

/** Lists that are combined, at least and at most: each more would multiply the orders. */
export const combinedLists = { min: 1, max: 6 } as const;

/** Keywords that near-duplicates are cleared from, at most. */
export const maxDuplicateLines = 100_000;

/** Keywords whose unique words are counted, at most. */
export const maxUniqueWordLines = 100_000;

/** Characters of one line that count; no database knows a longer keyword. */
export const maxLineChars = 1000;
