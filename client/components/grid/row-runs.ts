import type { GridColumn, GridRow } from './grid-column.js';

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
