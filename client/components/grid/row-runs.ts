import type { GridColumn, GridRow } from './grid-column.js';

/** Where rows of one table follow each other under one name. */
interface RowRuns {
  /** Whether the row before it has the same name. */
  goesOn: (row: GridRow) => boolean;
  /** Whether the row after it has the same name. */
  isContinued: (row: GridRow) => boolean;
}

/** The runs of a page of rows by the columns' declaration; each row is a run of its own where nothing is shared. */
export function rowRuns(columns: readonly GridColumn[], rows: readonly GridRow[]): RowRuns {
  const naming = columns.find(({ groupedBy }) => groupedBy)?.groupedBy;
  const goingOn = new Set<GridRow>();
  const continued = new Set<GridRow>();
  for (const [place, row] of rows.entries()) {
    const before = rows[place - 1];
    if (!naming || !before || before[naming] !== row[naming]) continue;
    goingOn.add(row);
    continued.add(before);
  }
  return { goesOn: (row) => goingOn.has(row), isContinued: (row) => continued.has(row) };
}
