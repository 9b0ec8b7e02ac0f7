import type { RowClassParams, RowClassRules } from 'ag-grid-community';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import styles from './data-grid.module.css';
import type { GridColumn, GridRow } from './grid-column.js';

/** Stable group callbacks for the grid: new functions would recreate the columns. */
export function useRowRuns(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
): { isContinuation: (row: GridRow) => boolean; rowClassRules: RowClassRules<GridRow> } {
  const runs = useMemo(() => rowRuns(columns, rows), [columns, rows]);
  const latest = useRef(runs);
  latest.current = runs;
  const isContinuation = useCallback((row: GridRow) => latest.current.isContinuation(row), []);
  const rowClassRules = useMemo(
    () => ({
      [styles.continued ?? '']: ({ data }: RowClassParams<GridRow>) =>
        data !== undefined && latest.current.isContinued(data),
    }),
    [],
  );
  return { isContinuation, rowClassRules };
}

/** Marks the first visible row. If its group starts above the viewport, the row repeats the name of the group. */
export function useMarkFirstVisibleRow(
  frame: RefObject<HTMLElement | null>,
  rowHeight: number,
): (top: number) => void {
  return useCallback(
    (top) => {
      const index = String(Math.round(top / rowHeight));
      for (const row of frame.current?.querySelectorAll<HTMLElement>('[row-index]') ?? []) {
        row.toggleAttribute('data-first-in-sight', row.getAttribute('row-index') === index);
      }
    },
    [frame, rowHeight],
  );
}

/** Groups of consecutive rows. */
interface RowRuns {
  /** Whether the previous row belongs to the same group. */
  isContinuation: (row: GridRow) => boolean;
  /** Whether the next row belongs to the same group. */
  isContinued: (row: GridRow) => boolean;
}

/** Computes the groups of a page. Without a grouped column every row is its own group. */
export function rowRuns(columns: readonly GridColumn[], rows: readonly GridRow[]): RowRuns {
  const groupField = columns.find(({ groupedBy }) => groupedBy)?.groupedBy;
  const continuations = new Set<GridRow>();
  const continued = new Set<GridRow>();
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    if (!groupField || !previous || previous[groupField] !== row[groupField]) continue;
    continuations.add(row);
    continued.add(previous);
  }
  return { isContinuation: (row) => continuations.has(row), isContinued: (row) => continued.has(row) };
}
