import type { GridRow } from '../../../components/grid/grid-column.js';
import type { Table } from '../table-context.js';
import { type ReportCall, restRowKey } from './report-call.js';

/** REST call for the selected rows: by key, or all filtered rows but the deselected ones. */
export function createSelectionCall({
  call,
  meta,
  selection,
}: Pick<Table, 'call' | 'meta' | 'selection'>): ReportCall {
  const toKeys = (rows: ReadonlyMap<string, GridRow>) =>
    [...rows.values()].map((row) => restRowKey(meta.row.key.map((field) => row[field])));
  return selection.isAllSelected
    ? { ...call, exceptIds: toKeys(selection.excluded) }
    : { ...call, ids: toKeys(selection.rows) };
}
