/** Positions of each top that a comparison of search results shows. */
export const topDepths = [5, 10, 20, 50] as const;

/** The depth where none is asked for: all that is kept. */
export const defaultTopDepth = 50;
