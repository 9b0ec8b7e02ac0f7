/** Depths of a search results comparison. */
export const topDepths = [5, 10, 20, 50] as const;

/** Default depth, all stored results. */
export const defaultTopDepth = 50;
