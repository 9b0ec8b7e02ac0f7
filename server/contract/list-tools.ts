/**
 * What takes a list and is counted by a plan by day and by month, by the names of the plan's limits: batch analysis of domains,
 * mass check of keywords, keyword search.
 */
const listTools = ['domainsBatch', 'keywordsByList', 'searchKeys'] as const;

export type ListTool = (typeof listTools)[number];

/** Something of each of these tools. */
export function ofEachListTool<Value>(value: (tool: ListTool) => Value): Record<ListTool, Value> {
  const values = listTools.map((tool) => [tool, value(tool)]);
  return Object.fromEntries(values) as Record<ListTool, Value>;
}

/** Lines of a list that any plan takes at most. */
export const maxListLines = 5000;
