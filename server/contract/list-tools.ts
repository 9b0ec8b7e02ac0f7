/**
 * Tools whose runs a plan counts by day and by month, by the names of the plan's limits: batch analysis of domains, mass check of
 * keywords.
 */
export const listTools = ['domainsBatch', 'keywordsByList'] as const;

export type ListTool = (typeof listTools)[number];

/** Lines of a list that any plan takes at most. */
export const longestList = 5000;
