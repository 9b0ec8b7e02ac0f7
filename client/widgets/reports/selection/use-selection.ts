import { useCallback, useMemo, useState } from 'react';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

/** Selected rows; the selection survives paging, sorting and filtering. */
export interface Selection {
  /** Selected rows by key in selection order; empty while `isAllSelected`. */
  rows: ReadonlyMap<string, GridRow>;
  /** Whether all filtered rows of all pages are selected, but `excluded`; ends when the filter changes. */
  isAllSelected: boolean;
  /** Rows deselected after all were selected, by key. */
  excluded: ReadonlyMap<string, GridRow>;
  isSelected: (row: GridRow) => boolean;
  /** Unique key of a row across pages. */
  keyOf: (row: GridRow) => string;
  /** Selects or deselects rows of one page. */
  set: (rows: readonly GridRow[], checked: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/** A selection of all filtered rows. */
interface AllSelection {
  /** The filter that it belongs to. */
  scope: string;
  excluded: ReadonlyMap<string, GridRow>;
}

const emptySelection: ReadonlyMap<string, GridRow> = new Map();

/**
 * Row selection of a report table.
 * @param scope identifies the current filter
 */
export function useSelection(meta: ReportMeta, scope: string): Selection {
  const [rows, setRows] = useState(emptySelection);
  const [all, setAll] = useState<AllSelection>();
  const isAllSelected = all?.scope === scope;
  const excluded = isAllSelected ? all.excluded : emptySelection;
  const keyOf = useCallback(
    (row: GridRow) => meta.row.key.map((field) => String(row[field])).join('\n'),
    [meta],
  );
  const set = useCallback(
    (changedRows: readonly GridRow[], checked: boolean) => {
      const change = (previous: ReadonlyMap<string, GridRow>, isAdded: boolean) => {
        const next = new Map(previous);
        for (const row of changedRows) {
          if (isAdded) next.set(keyOf(row), row);
          else next.delete(keyOf(row));
        }
        return next;
      };
      if (isAllSelected) {
        setAll((previous) => ({ scope, excluded: change(previous?.excluded ?? emptySelection, !checked) }));
      } else setRows((previous) => change(previous, checked));
    },
    [isAllSelected, keyOf, scope],
  );
  const isSelected = useCallback(
    (row: GridRow) => (isAllSelected ? !excluded.has(keyOf(row)) : rows.has(keyOf(row))),
    [isAllSelected, excluded, rows, keyOf],
  );
  const selectAll = useCallback(() => {
    setAll({ scope, excluded: emptySelection });
    setRows(emptySelection);
  }, [scope]);
  const clear = useCallback(() => {
    setAll(undefined);
    setRows(emptySelection);
  }, []);
  return useMemo(
    () => ({ rows, isAllSelected, excluded, isSelected, keyOf, set, selectAll, clear }),
    [rows, isAllSelected, excluded, isSelected, keyOf, set, selectAll, clear],
  );
}
