import type { CellLabels } from '../../../server/contract/cell-labels.js';
import { formatDay } from '../../../server/contract/format-date.js';
import { writtenRange } from '../../../server/contract/volume-range.js';
import { cellFormatLooks } from './cell-formats.js';
import { cellText } from './cell-text.js';
import { isUnknown } from './cell-value.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { trendFrom, trendText } from './trend-text.js';

/** Names of vendors as they write themselves; others are named as the files name them. */
const vendorNames: Readonly<Record<string, string>> = {
  ahrefs: 'Ahrefs',
  'keyword-planner': 'Google Keyword Planner',
  semrush: 'Semrush',
  ubersuggest: 'Ubersuggest',
  wordstat: 'Wordstat',
};

/** Which vendor told the value of a cell and when, `Semrush, 1 May 2026`; undefined where none did. */
export function sourceText(
  { id, sourceField: field }: GridColumn,
  row: GridRow,
  labels: CellLabels,
): string | undefined {
  const all: readonly unknown[] = field ? [row[field]].flat() : [];
  const source = all.find((one) => typeof one === 'string' && one.startsWith(`${id} `));
  if (typeof source !== 'string') return undefined;
  const tokens = source.split(' ');
  const vendor = tokens.slice(1, -1).join(' ');
  const day = formatDay(tokens.at(-1) ?? '', labels.language);
  return vendor === '' ? day : `${vendorNames[vendor] ?? vendor}, ${day}`;
}

/** The value of a told cell in words, with who told it: what the pointer brings up. */
export function textWithSource(column: GridColumn, row: GridRow, labels: CellLabels): string | undefined {
  const value = row[column.field];
  const source = sourceText(column, row, labels);
  if (source === undefined || isUnknown(value)) return undefined;
  const text =
    cellFormatLooks[column.format].isSeries && isTrend(value)
      ? trendText(value, row[trendFrom], labels)
      : cellText(column.format, value, labels);
  return `${text}\n${source}`;
}

/** The range that a figure stands for, `100–1,000`; undefined where it is a figure of its own. */
export function rangeText(
  { rangedBy, format }: GridColumn,
  row: GridRow,
  labels: CellLabels,
): string | undefined {
  const range: unknown = rangedBy ? row[rangedBy] : undefined;
  if (typeof range !== 'string') return undefined;
  return writtenRange(range, (bound) => cellText(format, bound, labels));
}

function isTrend(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
