import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import { formatShort, unknownValue } from '../../../server/contract/formatting/format-number.js';
import { cellFormatPresentations } from './cell-formats.js';
import { cellText } from './cell-text.js';
import { rangeText } from './value-source.js';
import type { GridColumn, GridRow } from './grid-column.js';

/** Numbers from this value are abbreviated on phones; tooltip and cell menu show the full number. */
const shortFormThreshold = 1_000_000;

/** Displayed text of a cell value: abbreviated on phones if large, a dash if 0 means unknown. */
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

/** Widest displayed value of each amount column. */
export function measureWidestValues(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  labels: CellLabels,
  narrow: boolean,
): ReadonlyMap<string, string> {
  return new Map(
    columns.filter(isCount).map((column) => {
      const max = rows.reduce((max, row) => Math.max(max, magnitude(row[column.field])), 0);
      const widest = displayedValue(column, max, labels, narrow);
      const ranges = column.rangedBy ? rows.flatMap((row) => rangeText(column, row, labels) ?? []) : [];
      return [
        column.id,
        ranges.reduce(
          (widestRange, range) => (range.length > widestRange.length ? range : widestRange),
          widest,
        ),
      ];
    }),
  );
}

function isCount({ format }: GridColumn): boolean {
  return cellFormatPresentations[format].isAmount;
}

function magnitude(value: unknown): number {
  return typeof value === 'number' ? Math.abs(value) : 0;
}
