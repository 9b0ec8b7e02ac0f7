import { useState } from 'react';
import { showTheSame } from '../columns/column-arrangement.js';
import { serialiseFilter } from '../filter/filter-string.js';
import { defaultSortOf } from '../report-meta.js';
import { useTable } from '../table/table-context.js';
import { densityOf, useDensity } from '../toolbar/use-density.js';
import { type SavedFilter, type SavedFilterActs, useSavedFilters } from './use-saved-filters.js';
import { type ShownTable, showsView } from './view-match.js';

/** The saved filters of a table, and which of them it shows. */
export interface Views {
  filters: readonly SavedFilter[] | undefined;
  error: Error | undefined;
  retry: () => void;
  acts: SavedFilterActs;
  /** The one that the table shows, or has shown before something was changed. */
  active: SavedFilter | undefined;
  isEdited: boolean;
  /** Applies filter, order, columns and row height at once, as far as they are saved. */
  apply: (filter: SavedFilter) => void;
}

/** Saved filters beside the table that they are applied to: which one it shows is recognised by what the table shows. */
export function useViews(): Views {
  const { meta, engine, state, sort, layout, change } = useTable();
  const { setDensity } = useDensity();
  const { filters, error, retry, acts } = useSavedFilters(meta.id);
  const [lastId, setLastId] = useState<number>();
  const table: ShownTable = {
    filter: state.filter,
    sort,
    defaultSort: defaultSortOf(meta, engine),
    filterable: meta.columns.filter((column) => column.filterable).map(({ id }) => id),
    hasColumns: (settings) => showTheSame(layout.arrange(settings), layout.columns),
  };
  const shown = filters?.filter((filter) => showsView(filter, table)) ?? [];
  const matching = shown.find(({ id }) => id === lastId) ?? shown[0];
  const isBare = state.filter === '' && sort === table.defaultSort;
  // A table without filter and order of its own is nobody's changed view.
  const wanted = matching?.id ?? (isBare ? undefined : lastId);
  if (filters && wanted !== lastId) setLastId(wanted);

  const apply = ({ id, filterString, view }: SavedFilter) => {
    if (!change({ page: 1, filter: filterString, ...(view ? { sort: view.sort ?? '' } : {}) })) return;
    setLastId(id);
    if (!view) return;
    layout.apply(view.columns);
    const density = densityOf(view.density);
    if (density) setDensity(density);
  };
  return {
    filters,
    error,
    retry,
    acts,
    active: matching ?? filters?.find(({ id }) => id === wanted),
    isEdited: matching === undefined,
    apply,
  };
}

/** The applied filter as it is to be saved. */
export function useAppliedFilter(): string {
  const { filter } = useTable();
  return serialiseFilter(filter.applied.lines, filter.applied.unread);
}
