import type { CellLabels } from '../../../server/contract/cell-labels.js';
import { formatShort, unknownValue } from '../../../server/contract/format-number.js';
import { cellFormatLooks } from './cell-formats.js';
import { cellText } from './cell-text.js';
import { rangeText } from './value-source.js';
import type { GridColumn, GridRow } from './grid-column.js';

/** Figures from this on are written short where the window is narrow; the whole one stands beside the pointer, and in the cell's menu. */
const shortFormThreshold = 1_000_000;

/** A figure as a cell of the grid shows it: whole, on a telephone short where it is long, a dash where its 0 says nothing. */
export function displayedValue(
  column: GridColumn,
  value: unknown,
  labels: CellLabels,
  narrow: boolean,
): string {
  if (value === 0 && column.zeroIsUnknown) return unknownValue;
  const isLong =
    narrow && isCount(column) && typeof value === 'number' && Math.abs(value) >= shortFormThreshold;
  return isLong ? formatShort(value, labels.language) : cellText(column.format, value, labels);
}

/** The longest figure of each column of counts among the rows, as it is shown. */
export function measureWidestValues(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  labels: CellLabels,
  narrow: boolean,
): ReadonlyMap<string, string> {
  return new Map(
    columns.filter(isCount).map((column) => {
      const max = rows.reduce((max, row) => Math.max(max, sizeOf(row[column.field])), 0);
      const widest = displayedValue(column, max, labels, narrow);
      const ranges = column.rangedBy ? rows.flatMap((row) => rangeText(column, row, labels) ?? []) : [];
      return [column.id, ranges.reduce((long, range) => (range.length > long.length ? range : long), widest)];
    }),
  );
}

function isCount({ format }: GridColumn): boolean {
  return cellFormatLooks[format].isAmount;
}

function sizeOf(value: unknown): number {
  return typeof value === 'number' ? Math.abs(value) : 0;
}
