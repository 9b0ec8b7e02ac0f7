import { type FilterFields, parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import type { ColumnSetting } from '../columns/column-arrangement.js';
import { writeFilter } from '../filter/filter-model.js';

/** What a saved filter says, as far as it decides whether the table shows it. */
interface ViewContent {
  filterString: string;
  /** Null for a filter alone. */
  view: { columns: readonly ColumnSetting[] | null; sort: string | null } | null;
}

/** A table that may show a saved filter. */
export interface TableSnapshot {
  /** The filter string that is applied. */
  filter: string;
  /** The order that is shown, and the report's own, as `column|direction`. */
  sort: string;
  defaultSort: string;
  /** What its filter may name. */
  fields: FilterFields;
  /** Whether the columns stand as they would by these settings. */
  hasColumns: (settings: readonly ColumnSetting[] | null) => boolean;
}

/** Whether a table shows what was saved, however its filter is written. */
export function showsView({ filterString, view }: ViewContent, table: TableSnapshot): boolean {
  if (linesKey(filterString, table.fields) !== linesKey(table.filter, table.fields)) return false;
  // A filter alone without a line would be what every table shows.
  if (!view) return filterString !== '';
  return (view.sort ?? table.defaultSort) === table.sort && table.hasColumns(view.columns);
}

/** Lines of a filter string, alternatives not counted. */
export function countLines(filterString: string, fields: FilterFields): number {
  const { filter, invalid } = parseFilter(filterString, fields);
  return filter.length + invalid.length;
}

/** The same text for filters that say the same, in whatever order. */
function linesKey(text: string, fields: FilterFields): string {
  const { filter, invalid } = parseFilter(text, fields);
  const lines = filter.map((line) => writeFilter([line]));
  return [...lines, ...invalid.map((part) => part.text.trim())].sort().join('^');
}
