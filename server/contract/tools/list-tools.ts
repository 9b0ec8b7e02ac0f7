/**
 * Tools with list input that plans limit per day and month, by limit name: batch analysis of domains, mass check of
 * keywords, keyword search.
 */
const listTools = ['domainsBatch', 'keywordsByList', 'searchKeys'] as const;

export type ListTool = (typeof listTools)[number];

/** Builds a record with one value per list tool. */
export function mapListTools<Value>(createValue: (tool: ListTool) => Value): Record<ListTool, Value> {
  const values = listTools.map((tool) => [tool, createValue(tool)]);
  return Object.fromEntries(values) as Record<ListTool, Value>;
}

/** Maximum list length of any plan. */
export const maxListLines = 5000;
