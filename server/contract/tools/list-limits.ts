/** Maximum lines per list in a comparison, on plans without a lower limit. */
export const maxComparedLines = 300_000;

export const maxVariations = 1_000_000;

/** Maximum characters of all variations together. */
export const maxVariationChars = 100_000_000;

/** Number of lists to combine; orders grow factorially. */
export const combinedLists = { min: 1, max: 6 } as const;

/** Maximum keywords for near-duplicate removal. */
export const maxDuplicateLines = 100_000;

/** Maximum keywords for unique words. */
export const maxUniqueWordLines = 100_000;

/** Maximum distinct words of a list, where all forms of a word count as one. */
export const maxDistinctWords = 50_000;

/** Maximum distinct forms of all words of a list. */
export const maxDistinctForms = 3 * maxDistinctWords;

/** Maximum line length; databases have no longer keywords. */
export const maxLineChars = 1000;
