import type { Filter, FilterGroup } from '../../../../server/contract/filter-language/filter-model.js';

/** Index of the search condition: the first single LIKE line on a column. */
function searchIndex(lines: Filter, field: string): number {
  return lines.findIndex(
    ([first, ...or]) => first?.field === field && first.operator === 'LIKE' && or.length === 0,
  );
}

/** Current search text; empty without a search. */
export function searchTextOf(lines: Filter, field: string): string {
  return lines[searchIndex(lines, field)]?.[0]?.values[0] ?? '';
}

/** Lines with another search text; empty removes the search. */
export function withSearchText(lines: Filter, field: string, text: string): Filter {
  const at = searchIndex(lines, field);
  const value = text.trim();
  const remaining = lines.filter((_line, index) => index !== at);
  if (value === '') return remaining;
  const line: FilterGroup = [{ field, operator: 'LIKE', values: [value] }];
  return at === -1 ? [...lines, line] : lines.map((old, index) => (index === at ? line : old));
}
