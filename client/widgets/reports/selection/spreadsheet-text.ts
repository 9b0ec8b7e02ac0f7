import { type CellLabels, hasLabels, getCellLabel } from '../../../../server/contract/reports/cell-labels.js';
import { formatPlainDecimal } from '../../../../server/contract/formatting/format-number.js';
import { cellFormatPresentations } from '../../../components/grid/cell-formats.js';
import { plainText } from '../../../components/grid/cell-value.js';
import type { SerpFeatureClass } from '../../../components/grid/cell-environment.js';
import type { GridColumn, GridRow } from '../../../components/grid/grid-column.js';

/** Labels for copied ids. */
interface CopyContext {
  labels: CellLabels;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
}

/** Tab-separated text with headers for spreadsheets. */
export function spreadsheetText(
  columns: readonly GridColumn[],
  rows: Iterable<GridRow>,
  context: CopyContext,
): string {
  const lines = [columns.map(({ title }) => title)];
  for (const row of rows) {
    lines.push(columns.map((column) => spreadsheetValue(column, row[column.field], context)));
  }
  return lines.map((line) => line.map(quote).join('\t')).join('\n');
}

/**
 * Formats a value for copying as in exported files: decimal mark of the language, no thousands separators, labels
 * instead of ids, empty if unknown.
 */
export function formatCopiedValue(
  { format }: GridColumn,
  value: unknown,
  { labels, serpFeatures }: CopyContext,
): string {
  if (hasLabels(format) && value !== null) return getCellLabel(format, Number(value), labels) ?? '';
  if (typeof value === 'number') return formatPlainDecimal(value, labels.language);
  if (!Array.isArray(value)) return plainText(value);
  const nameOf = (id: unknown) => serpFeatures.get(Number(id))?.name ?? plainText(id);
  return value.map(cellFormatPresentations[format].isSerpFeatures ? nameOf : plainText).join(', ');
}

/** Formats a cell. Text that a spreadsheet would execute as a formula gets an apostrophe; numbers stay unchanged. */
function spreadsheetValue(column: GridColumn, value: unknown, context: CopyContext): string {
  const text = formatCopiedValue(column, value, context);
  return typeof value !== 'number' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
