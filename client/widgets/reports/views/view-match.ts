import { type FilterFields, parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import type { ColumnSetting } from '../columns/column-arrangement.js';
import { countConditions, writeFilter } from '../filter/filter-model.js';

/** Parts of a saved filter that are compared with the table. */
interface ViewContent {
  filterString: string;
  /** Null if the filter has no view. */
  view: { columns: readonly ColumnSetting[] | null; sort: string | null } | null;
}

/** Table state to compare with saved filters. */
export interface TableSnapshot {
  /** Applied filter string. */
  filter: string;
  /** Current and default order as `column|direction`. */
  sort: string;
  defaultSort: string;
  /** Filterable fields. */
  fields: FilterFields;
  /** Whether the columns equal these settings. */
  hasColumns: (settings: readonly ColumnSetting[] | null) => boolean;
}

/** Whether the table matches a saved filter regardless of line order. */
export function matchesView({ filterString, view }: ViewContent, table: TableSnapshot): boolean {
  if (canonicalFilter(filterString, table.fields) !== canonicalFilter(table.filter, table.fields)) {
    return false;
  }
  // A filter without lines would match every table.
  if (!view) return filterString !== '';
  return (view.sort ?? table.defaultSort) === table.sort && table.hasColumns(view.columns);
}

/** Number of conditions in a filter string, including alternatives, as the filter panel counts them. */
export function countFilterConditions(filterString: string, fields: FilterFields): number {
  const { filter, invalid } = parseFilter(filterString, fields);
  return countConditions(filter) + invalid.length;
}

/** Canonical form of a filter string, independent of line order. */
function canonicalFilter(text: string, fields: FilterFields): string {
  const { filter, invalid } = parseFilter(text, fields);
  const lines = filter.map((line) => writeFilter([line]));
  return [...lines, ...invalid.map((part) => part.text.trim())].sort().join('^');
}
