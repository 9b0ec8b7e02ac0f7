import type { Table } from '../table-context.js';
import { type ReportCall, restRowKey } from './report-call.js';

/** REST call for the selected rows. */
export function createSelectionCall({
  call,
  meta,
  selection,
}: Pick<Table, 'call' | 'meta' | 'selection'>): ReportCall {
  const ids = [...selection.rows.values()].map((row) =>
    restRowKey(meta.row.key.map((field) => String(row[field]))),
  );
  return { ...call, ids };
}
