import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import { haveSameColumns } from '../columns/column-arrangement.js';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { writeFilter } from '../filter/filter-model.js';
import { defaultSortOf } from '../report-meta.js';
import { useTable } from '../table/table-context.js';
import { useDensity } from '../toolbar/use-density.js';
import {
  type FilterToSave,
  savedContent,
  type SavedFilter,
  type SavedFilterActions,
  useSavedFilters,
} from './use-saved-filters.js';
import { type TableSnapshot, showsView } from './view-match.js';

/** The saved filters of a table, and which of them it shows. */
export interface Views {
  filters: readonly SavedFilter[] | undefined;
  error: Error | undefined;
  retry: () => void;
  actions: SavedFilterActions;
  /** The one that the table shows, or has shown before something was changed. */
  active: SavedFilter | undefined;
  isEdited: boolean;
  /** Puts what the table shows in place of what was saved of the active one; undefined where there is nothing to save. */
  saveChanges: (() => void) | undefined;
  /** Applies filter, order, columns and row height at once, as far as they are saved. */
  apply: (filter: SavedFilter) => void;
}

/** Saved filters beside the table that they are applied to: which one it shows is recognised by what the table shows. */
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
  const matchingFilters = filters?.filter((filter) => showsView(filter, table)) ?? [];
  const matching = matchingFilters.find(({ id }) => id === lastId) ?? matchingFilters[0];
  const isBare = state.filter === '' && sort === table.defaultSort;
  // A table without filter and order of its own is nobody's changed view.
  const selectedId = matching?.id ?? (isBare ? undefined : lastId);
  if (filters && selectedId !== lastId) setLastId(selectedId);

  const active = matching ?? filters?.find(({ id }) => id === selectedId);
  const isEdited = matching === undefined;
  const save = useSavingChanges(actions);
  // A filter alone without a line would be what every table shows.
  const canSave = active !== undefined && isEdited && (active.view !== null || state.filter !== '');

  const apply = ({ id, filterString, view }: SavedFilter) => {
    if (!change({ page: 1, filter: filterString, ...(view ? { sort: view.sort ?? '' } : {}) })) return;
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

/** The applied filter as it is to be saved. */
export function useAppliedFilter(): string {
  const { filter } = useTable();
  return writeFilter(filter.applied.filter, filter.applied.invalid);
}

/** How the table looks now, as it is to be saved. */
export function useCurrentView(): () => NonNullable<FilterToSave['view']> {
  const { state, layout } = useTable();
  const { density } = useDensity();
  return () => ({ columns: layout.settings(), sort: state.sort || null, density });
}

/** Saves what the table shows over a saved filter, as far as that holds it, and offers to take it back. */
function useSavingChanges(actions: SavedFilterActions): (filter: SavedFilter) => void {
  const { t } = useTranslation('reports');
  const { successWithUndo, warn } = useToasts();
  const applied = useAppliedFilter();
  const currentView = useCurrentView();
  const failed = (error: Error) => {
    warn(t('views.notChanged'), toUserError(error).message);
  };
  return (filter) => {
    actions
      .save(filter, { filter: applied, view: filter.view && currentView() })
      .then(() => {
        const undo = () => void actions.save(filter, savedContent(filter)).catch(failed);
        successWithUndo(t('views.changed', { name: filter.filterName }), undo);
      })
      .catch(failed);
  };
}
