import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import { haveSameColumns } from '../columns/column-arrangement.js';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { writeFilter } from '../filter/filter-model.js';
import { defaultSortOf } from '../report-meta.js';
import { useTable } from '../table-context.js';
import { useDensity } from '../settings/use-density.js';
import {
  type SavedFilterInput,
  savedContent,
  type SavedFilter,
  type SavedFilterActions,
  useSavedFilters,
} from './use-saved-filters.js';
import { type TableSnapshot, matchesView } from './view-match.js';

/** Saved filters with the active one. */
export interface Views {
  filters: readonly SavedFilter[] | undefined;
  error: Error | undefined;
  retry: () => void;
  actions: SavedFilterActions;
  /** Filter that matches the table, or matched it before the latest changes. */
  active: SavedFilter | undefined;
  isEdited: boolean;
  /** Overwrites the active filter with the table's state; undefined if there is nothing to save. */
  saveChanges: (() => void) | undefined;
  /** Applies the saved filter, order, columns and density. */
  apply: (filter: SavedFilter) => void;
}

/** Saved filters of a table. The active one is derived by comparing them with the table's state. */
export function useViews(): Views {
  const { meta, engine, state, sort, layout, change } = useTable();
  const { setDensity } = useDensity();
  const { filters, error, retry, actions } = useSavedFilters(meta.id);
  const [lastId, setLastId] = useState<number>();
  const table: TableSnapshot = {
    filter: state.filter,
    sort,
    defaultSort: defaultSortOf(meta, engine),
    fields: filterFieldsOf(meta.columns),
    hasColumns: (settings) => haveSameColumns(layout.arrange(settings), layout.columns),
  };
  const matchingFilters = filters?.filter((filter) => matchesView(filter, table)) ?? [];
  const matching = matchingFilters.find(({ id }) => id === lastId) ?? matchingFilters[0];
  const isUnfiltered = state.filter === '' && sort === table.defaultSort;
  // An unfiltered table in default order does not count as an edited view.
  const selectedId = matching?.id ?? (isUnfiltered ? undefined : lastId);
  if (filters && selectedId !== lastId) setLastId(selectedId);

  const active = matching ?? filters?.find(({ id }) => id === selectedId);
  const isEdited = matching === undefined;
  const save = useSaveChanges(actions);
  // A filter without lines would match every table.
  const canSave = active !== undefined && isEdited && (active.view !== null || state.filter !== '');

  const apply = ({ id, filterString, view }: SavedFilter) => {
    const sortChange = view ? { sort: view.sort ?? '' } : {};
    if (!change({ page: 1, filter: filterString, search: '', ...sortChange })) return;
    setLastId(id);
    if (!view) return;
    layout.apply(view.columns);
    if (view.density) setDensity(view.density);
  };
  return {
    filters,
    error,
    retry,
    actions,
    active,
    isEdited,
    saveChanges: canSave ? () => save(active) : undefined,
    apply,
  };
}

/** Applied filter and search as a string to save. */
export function useAppliedFilter(): string {
  const { meta, state } = useTable();
  const { filter, invalid } = parseFilter(state.filter, filterFieldsOf(meta.columns));
  return writeFilter(filter, invalid);
}

/** Current columns, order and density to save. */
export function useCurrentView(): () => NonNullable<SavedFilterInput['view']> {
  const { state, layout } = useTable();
  const { density } = useDensity();
  return () => ({ columns: layout.settings(), sort: state.sort || null, density });
}

/** Overwrites a saved filter with the table's state and offers undo. */
function useSaveChanges(actions: SavedFilterActions): (filter: SavedFilter) => void {
  const { t } = useTranslation('reports');
  const { successWithUndo, warn } = useToasts();
  const appliedFilter = useAppliedFilter();
  const currentView = useCurrentView();
  const handleError = (error: Error) => {
    warn(t('views.notChanged'), toUserError(error).message);
  };
  return (filter) => {
    actions
      .save(filter, { filter: appliedFilter, view: filter.view && currentView() })
      .then(() => {
        const undo = () => void actions.save(filter, savedContent(filter)).catch(handleError);
        successWithUndo(t('views.changed', { name: filter.filterName }), undo);
      })
      .catch(handleError);
  };
}
