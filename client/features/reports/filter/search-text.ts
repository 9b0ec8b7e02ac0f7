import type { FilterLine } from './filter-model.js';

/** The condition that the search in the table writes: the first line that asks one column for a part of its text. */
function searchIndex(lines: readonly FilterLine[], field: string): number {
  return lines.findIndex((line) => line.field === field && line.operator === 'LIKE' && line.or.length === 0);
}

/** The text that the table is searched for, empty where it is not. */
export function searchTextOf(lines: readonly FilterLine[], field: string): string {
  return lines[searchIndex(lines, field)]?.value ?? '';
}

/** The lines with another search text; an empty one takes the search away. */
export function withSearchText(lines: readonly FilterLine[], field: string, text: string): FilterLine[] {
  const at = searchIndex(lines, field);
  const value = text.trim();
  const others = lines.filter((_line, index) => index !== at);
  if (value === '') return others;
  const line: FilterLine = { field, operator: 'LIKE', value, or: [] };
  return at === -1 ? [...lines, line] : lines.map((old, index) => (index === at ? line : old));
}
