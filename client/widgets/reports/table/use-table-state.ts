import { useCallback, useMemo, useState } from 'react';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { type ParsedFilter, parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import { useColumnLayout } from '../columns/use-column-layout.js';
import {
  requestedDays,
  defaultSortOf,
  fileColumns,
  filterColumnsOf,
  searchColumnOf,
} from '../report-meta.js';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { filterWithSearch } from '../filter/search-text.js';
import { countConditions, writeFilter } from '../filter/filter-model.js';
import { fillPath } from '../export/report-call.js';
import { reportDocument, useReportRows, withUnknownZeros } from '../use-report-rows.js';
import { type RestrictedState, useRestrictions } from '../restrictions/use-restrictions.js';
import { useSelection } from '../selection/use-selection.js';
import type { Table, TableFilter, TableProps } from '../table-context.js';

/** State of a report table. The URL hash contains everything that affects its rows. */
export function useTableState(props: TableProps): Table {
  const { meta, subject, engine } = props;
  const restricted = useRestrictions(meta, engine, props.ownerLimits);
  const { isWaiting, viewerKey } = restricted;
  const searchColumn = useMemo(() => searchColumnOf(filterColumnsOf(meta, engine)), [meta, engine]);
  const state = useMemo(
    () => ({ ...restricted.state, filter: filterWithSearch(restricted.state, searchColumn?.id) }),
    [restricted.state, searchColumn],
  );
  const layout = useColumnLayout(meta, engine);
  const fields = layout.visible.map(({ field }) => field).sort();
  const fieldList = fields.join(' ');
  // Order and width changes must not create a new query.
  const document = useMemo(() => reportDocument(meta, fieldList.split(' ')), [meta, fieldList]);
  const [filterToSave, setFilterToSave] = useState<string>();
  const filter = useTableFilter(props, restricted, filterToSave !== undefined);
  const variables = useMemo(
    () => ({
      ...subject.variables,
      page: state.page,
      perPage: state.perPage,
      sort: state.sort || undefined,
      filter: state.filter || undefined,
      forDay: requestedDays(meta, state),
      withTotalUnfiltered: state.filter !== '',
    }),
    [meta, subject, state],
  );
  const loaded = useReportRows(document, variables, { skip: isWaiting, viewerKey });
  const result = useMemo(() => loaded.result && withUnknownZeros(loaded.result, meta), [loaded.result, meta]);
  const rows = { ...loaded, result };
  const selection = useSelection(meta, JSON.stringify([state.filter, state.forDay]));
  return {
    ...props,
    ...restricted,
    state,
    searchColumn,
    document,
    variables,
    layout,
    rows,
    filter,
    selection,
    filterToSave,
    setFilterToSave,
    call: {
      ...fillPath(meta.rest, subject.restParameters),
      state,
      columns: fileColumns(meta, layout.visible),
    },
    sort: state.sort || defaultSortOf(meta, engine),
    displayedSort: (rows.result ? rows.loadedSort : state.sort) || defaultSortOf(meta, engine),
  };
}

function useTableFilter(
  { meta, engine }: TableProps,
  { state, change, restrictedAction }: RestrictedState,
  isSaving: boolean,
): TableFilter {
  const [panel, setOpenPanel] = useState<{ line?: number }>();
  const applied = useMemo(
    () => parseFilter(state.filter, filterFieldsOf(meta.columns)),
    [state.filter, meta],
  );
  const columns = useMemo(() => {
    const appliedFields = applied.filter.flat().map(({ field }) => field);
    return filterColumnsOf(meta, engine, appliedFields);
  }, [meta, engine, applied]);
  const apply = useCallback(
    (lines: Filter, invalid: ParsedFilter['invalid'] = applied.invalid) =>
      change({ filter: writeFilter(lines, invalid) }),
    [change, applied],
  );
  const clear = useCallback(() => void change({ filter: '', search: '' }), [change]);
  // The panel stays open behind a restriction or save dialog, so that its draft is not lost.
  const isLocked = restrictedAction !== undefined || isSaving;
  const setPanel = useCallback(
    (next: { line?: number } | undefined) => !isLocked && setOpenPanel(next),
    [isLocked],
  );
  const conditions = countConditions(applied.filter) + applied.invalid.length;
  return useMemo(
    () => ({ columns, applied, conditions, apply, clear, panel, setPanel }),
    [columns, applied, conditions, apply, clear, panel, setPanel],
  );
}
