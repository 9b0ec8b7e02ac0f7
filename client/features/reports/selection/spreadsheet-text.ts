import { type CellLabels, hasLabels, labelOf } from '../../../../server/contract/cell-labels.js';
import { plainDecimal } from '../../../../server/contract/format-number.js';
import { cellFormatLooks } from '../../../components/grid/cell-formats.js';
import { plainText } from '../../../components/grid/cell-value.js';
import type { SerpFeatureClass } from '../../../components/grid/cell-environment.js';
import type { GridColumn, GridRow } from '../../../components/grid/grid-column.js';

/** What ids are copied as. */
interface CopyContext {
  labels: CellLabels;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
}

/** Values of some rows as a spreadsheet takes them from the clipboard: headings first, columns parted by tabs. */
export function spreadsheetText(
  columns: readonly GridColumn[],
  rows: Iterable<GridRow>,
  context: CopyContext,
): string {
  const lines = [columns.map(({ title }) => title)];
  for (const row of rows) {
    lines.push(columns.map((column) => spreadsheetValue(column, row[column.field], context)));
  }
  return lines.map((line) => line.map(quoted).join('\t')).join('\n');
}

/**
 * A value as the server's files have it: figures with the language's decimal mark and nothing between thousands, ids by
 * their words, nothing is empty.
 */
export function copiedValue(
  { format }: GridColumn,
  value: unknown,
  { labels, serpFeatures }: CopyContext,
): string {
  if (hasLabels(format) && value !== null) return labelOf(format, Number(value), labels) ?? '';
  if (typeof value === 'number') return plainDecimal(value, labels.language);
  if (!Array.isArray(value)) return plainText(value);
  const nameOf = (id: unknown) => serpFeatures.get(Number(id))?.name ?? plainText(id);
  return value.map(cellFormatLooks[format].isSerpFeatures ? nameOf : plainText).join(', ');
}

/** Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers do not. */
function spreadsheetValue(column: GridColumn, value: unknown, context: CopyContext): string {
  const text = copiedValue(column, value, context);
  return typeof value !== 'number' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
