import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

/** The rows that a reader has checked; they stay checked through pages, orders and filters. */
export interface Selection {
  /** The checked rows by their keys, in the order in which they were checked; none while `isFullyVisible`. */
  rows: ReadonlyMap<string, GridRow>;
  /** Whether every row under the filter is checked, of all pages, without being named; it ends with another filter. */
  isAllSelected: boolean;
  /** Names a row on every page of its report. */
  keyOf: (row: GridRow) => string;
  /** Checks or clears rows, all of the same page. */
  set: (rows: readonly GridRow[], checked: boolean) => void;
  /** Checks these rows and no others. */
  setOnly: (rows: readonly GridRow[]) => void;
  selectAll: () => void;
  clear: () => void;
}

const none: ReadonlyMap<string, GridRow> = new Map();

/** The checked rows of a report's table; another subject starts with none. `scope` tells one filter from another. */
export function useSelection(meta: ReportMeta, scope: string): Selection {
  const [rows, setRows] = useState(none);
  const [allScope, setAllScope] = useState<string>();
  const isAllSelected = allScope === scope;
  const keyOf = useCallback(
    (row: GridRow) => meta.row.key.map((field) => String(row[field])).join('\n'),
    [meta],
  );
  const set = useCallback(
    (changed: readonly GridRow[], checked: boolean) =>
      setRows((before) => {
        const after = new Map(before);
        for (const row of changed) {
          if (checked) after.set(keyOf(row), row);
          else after.delete(keyOf(row));
        }
        return after;
      }),
    [keyOf],
  );
  const setOnly = useCallback(
    (only: readonly GridRow[]) => {
      setAllScope(undefined);
      setRows(new Map(only.map((row) => [keyOf(row), row])));
    },
    [keyOf],
  );
  const selectAll = useCallback(() => {
    setAllScope(scope);
    setRows(none);
  }, [scope]);
  const clear = useCallback(() => setOnly([]), [setOnly]);
  return useMemo(
    () => ({ rows, isComplete: isAllSelected, keyOf, set, setOnly, setWhole: selectAll, clear }),
    [rows, isAllSelected, keyOf, set, setOnly, selectAll, clear],
  );
}
