/**
 * What takes a list and is counted by a plan by day and by month, by the names of the plan's limits: batch analysis of domains,
 * mass check of keywords, keyword search.
 */
export const listTools = ['domainsBatch', 'keywordsByList', 'searchKeys'] as const;

export type ListTool = (typeof listTools)[number];

/** Lines of a list that any plan takes at most. */
export const longestList = 5000;
