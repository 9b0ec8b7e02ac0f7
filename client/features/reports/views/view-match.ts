import type { ColumnSetting } from '../columns/column-arrangement.js';
import { parseFilter, serialiseFilter } from '../filter/filter-string.js';

/** What a saved filter says, as far as it decides whether the table shows it. */
export interface ViewContent {
  filterString: string;
  /** Null for a filter alone. */
  view: { columns: readonly ColumnSetting[] | null; sort: string | null } | null;
}

/** A table that may show a saved filter. */
export interface ShownTable {
  /** The filter string that is applied. */
  filter: string;
  /** The order that is shown, and the report's own, as `column|direction`. */
  sort: string;
  defaultSort: string;
  /** Ids of the columns that can be filtered. */
  filterable: readonly string[];
  /** Whether the columns stand as they would by these settings. */
  hasColumns: (settings: readonly ColumnSetting[] | null) => boolean;
}

/** Whether a table shows what was saved, however its filter is written. */
export function showsView({ filterString, view }: ViewContent, table: ShownTable): boolean {
  if (linesKey(filterString, table.filterable) !== linesKey(table.filter, table.filterable)) return false;
  // A filter alone without a line would be what every table shows.
  if (!view) return filterString !== '';
  return (view.sort ?? table.defaultSort) === table.sort && table.hasColumns(view.columns);
}

/** Lines of a filter string, alternatives not counted. */
export function countLines(filterString: string, filterable: readonly string[]): number {
  const { lines, unread } = parseFilter(filterString, filterable);
  return lines.length + unread.length;
}

/** The same text for filters that say the same, in whatever order. */
function linesKey(filter: string, filterable: readonly string[]): string {
  const { lines, unread } = parseFilter(filter, filterable);
  return [...lines.map((line) => serialiseFilter([line])), ...unread.map((part) => part.trim())]
    .sort()
    .join('^');
}
