import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

/** The rows that a reader has checked; they stay checked through pages, orders and filters. */
export interface Selection {
  /** The checked rows by their keys, in the order in which they were checked. */
  rows: ReadonlyMap<string, GridRow>;
  /** Names a row on every page of its report. */
  keyOf: (row: GridRow) => string;
  /** Checks or clears rows, all of the same page. */
  set: (rows: readonly GridRow[], checked: boolean) => void;
  clear: () => void;
}

/** The checked rows of a report's table; another subject starts with none. */
export function useSelection(meta: ReportMeta): Selection {
  const [rows, setRows] = useState<ReadonlyMap<string, GridRow>>(new Map());
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
  const clear = useCallback(() => setRows(new Map()), []);
  return useMemo(() => ({ rows, keyOf, set, clear }), [rows, keyOf, set, clear]);
}
