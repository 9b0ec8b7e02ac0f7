import type { GridColumn, GridRow } from './grid-column.js';

/** Where rows of one table follow each other under one name. */
interface RowRuns {
  /** Whether the row before it has the same name. */
  isContinuation: (row: GridRow) => boolean;
  /** Whether the row after it has the same name. */
  isContinued: (row: GridRow) => boolean;
}

/** The runs of a page of rows by the columns' declaration; each row is a run of its own where nothing is shared. */
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
