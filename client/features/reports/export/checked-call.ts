import type { Table } from '../table/table-context.js';
import { type ReportCall, restId } from './report-call.js';

/** The call for the checked rows alone. */
export function checkedCall({
  call,
  meta,
  selection,
}: Pick<Table, 'call' | 'meta' | 'selection'>): ReportCall {
  const ids = [...selection.rows.values()].map((row) =>
    restId(meta.row.key.map((field) => String(row[field]))),
  );
  return { ...call, ids };
}
