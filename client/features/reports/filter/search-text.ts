import type { Filter, FilterGroup } from '../../../../server/contract/filter-language/filter-model.js';

/** The condition that the search in the table writes: the first line that asks one column for a part of its text. */
function searchIndex(lines: Filter, field: string): number {
  return lines.findIndex(
    ([first, ...or]) => first?.field === field && first.operator === 'LIKE' && or.length === 0,
  );
}

/** The text that the table is searched for, empty where it is not. */
export function searchTextOf(lines: Filter, field: string): string {
  return lines[searchIndex(lines, field)]?.[0]?.values[0] ?? '';
}

/** The lines with another search text; an empty one takes the search away. */
export function withSearchText(lines: Filter, field: string, text: string): Filter {
  const at = searchIndex(lines, field);
  const value = text.trim();
  const remaining = lines.filter((_line, index) => index !== at);
  if (value === '') return remaining;
  const line: FilterGroup = [{ field, operator: 'LIKE', values: [value] }];
  return at === -1 ? [...lines, line] : lines.map((old, index) => (index === at ? line : old));
}
