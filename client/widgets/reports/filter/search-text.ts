import type { Filter, FilterGroup } from '../../../../server/contract/filter-language/filter-model.js';

/** Index of the first line that consists of a single LIKE condition on the column; -1 without one. */
function findSearchLine(lines: Filter, field: string): number {
  return lines.findIndex(
    ([first, ...or]) => first?.field === field && first.operator === 'LIKE' && or.length === 0,
  );
}

/** Current search text; empty without a search. */
export function getSearchText(lines: Filter, field: string): string {
  return lines[findSearchLine(lines, field)]?.[0]?.values[0] ?? '';
}

/** Replaces the search text. An empty text removes the search line. */
export function withSearchText(lines: Filter, field: string, text: string): Filter {
  const lineIndex = findSearchLine(lines, field);
  const value = text.trim();
  const remaining = lines.filter((_line, index) => index !== lineIndex);
  if (value === '') return remaining;
  const line: FilterGroup = [{ field, operator: 'LIKE', values: [value] }];
  return lineIndex === -1
    ? [...lines, line]
    : lines.map((current, index) => (index === lineIndex ? line : current));
}
