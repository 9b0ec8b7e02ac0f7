import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

/** Selected rows; the selection survives paging, sorting and filtering. */
export interface Selection {
  /** Selected rows by key in selection order; empty while `isAllSelected`. */
  rows: ReadonlyMap<string, GridRow>;
  /** Whether all filtered rows of all pages are selected; ends when the filter changes. */
  isAllSelected: boolean;
  /** Unique key of a row across pages. */
  keyOf: (row: GridRow) => string;
  /** Selects or deselects rows of one page. */
  set: (rows: readonly GridRow[], checked: boolean) => void;
  /** Replaces the selection. */
  setOnly: (rows: readonly GridRow[]) => void;
  selectAll: () => void;
  clear: () => void;
}

const emptySelection: ReadonlyMap<string, GridRow> = new Map();

/**
 * Row selection of a report table.
 * @param scope identifies the current filter
 */
export function useSelection(meta: ReportMeta, scope: string): Selection {
  const [rows, setRows] = useState(emptySelection);
  const [allScope, setAllScope] = useState<string>();
  const isAllSelected = allScope === scope;
  const keyOf = useCallback(
    (row: GridRow) => meta.row.key.map((field) => String(row[field])).join('\n'),
    [meta],
  );
  const set = useCallback(
    (changedRows: readonly GridRow[], checked: boolean) =>
      setRows((previous) => {
        const next = new Map(previous);
        for (const row of changedRows) {
          if (checked) next.set(keyOf(row), row);
          else next.delete(keyOf(row));
        }
        return next;
      }),
    [keyOf],
  );
  const setOnly = useCallback(
    (selectedRows: readonly GridRow[]) => {
      setAllScope(undefined);
      setRows(new Map(selectedRows.map((row) => [keyOf(row), row])));
    },
    [keyOf],
  );
  const selectAll = useCallback(() => {
    setAllScope(scope);
    setRows(emptySelection);
  }, [scope]);
  const clear = useCallback(() => setOnly([]), [setOnly]);
  return useMemo(
    () => ({ rows, isAllSelected, keyOf, set, setOnly, selectAll, clear }),
    [rows, isAllSelected, keyOf, set, setOnly, selectAll, clear],
  );
}
