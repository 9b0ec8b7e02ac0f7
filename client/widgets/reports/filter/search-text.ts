import { serialiseFilter } from '../../../../server/contract/filter-language/serialise-filter.js';
import type { ReportState } from '../../../addresses/report-state.js';

/** Filter string of the table state: its lines and the search, which is one more condition. */
export function filterWithSearch(
  { filter, search }: Pick<ReportState, 'filter' | 'search'>,
  searchField: string | undefined,
): string {
  if (search === '' || searchField === undefined) return filter;
  const searchLine = serialiseFilter([[{ field: searchField, operator: 'LIKE', values: [search] }]]);
  return filter === '' ? searchLine : `${filter}^${searchLine}`;
}
