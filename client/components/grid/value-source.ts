import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import { formatDay } from '../../../server/contract/formatting/format-date.js';
import { formatRange } from '../../../server/contract/formatting/volume-range.js';
import { cellFormatPresentations } from './cell-formats.js';
import { cellText } from './cell-text.js';
import { isUnknown } from './cell-value.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { trendFromField, trendText } from './trend-text.js';

/** Display names of vendors; other vendors keep the name in the file. */
const vendorNames: Readonly<Record<string, string>> = {
  ahrefs: 'Ahrefs',
  dataforseo: 'DataForSEO',
  'keyword-planner': 'Google Keyword Planner',
  semrush: 'Semrush',
  ubersuggest: 'Ubersuggest',
  wordstat: 'Wordstat',
};

/** Vendor and date of a cell's value, `Semrush, 1 May 2026`; undefined for computed values. */
export function sourceText(
  { id, sourceField: field }: GridColumn,
  row: GridRow,
  labels: CellLabels,
): string | undefined {
  const entries: readonly unknown[] = field ? [row[field]].flat() : [];
  const source = entries.find((entry) => typeof entry === 'string' && entry.startsWith(`${id} `));
  if (typeof source !== 'string') return undefined;
  const tokens = source.split(' ');
  const vendor = tokens.slice(1, -1).join(' ');
  const day = formatDay(tokens.at(-1) ?? '', labels.language);
  return vendor === '' ? day : `${vendorNames[vendor] ?? vendor}, ${day}`;
}

/** Tooltip with the value and its source. */
export function textWithSource(column: GridColumn, row: GridRow, labels: CellLabels): string | undefined {
  const value = row[column.field];
  const source = sourceText(column, row, labels);
  if (source === undefined || isUnknown(value)) return undefined;
  const text =
    cellFormatPresentations[column.format].isSeries && isTrend(value)
      ? trendText(value, row[trendFromField], labels)
      : cellText(column.format, value, labels);
  return `${text}\n${source}`;
}

/** Displayed range of an approximate value, `100–1,000`; undefined for exact values. */
export function rangeText(
  { rangedBy, format }: GridColumn,
  row: GridRow,
  labels: CellLabels,
): string | undefined {
  const range: unknown = rangedBy ? row[rangedBy] : undefined;
  if (typeof range !== 'string') return undefined;
  return formatRange(range, (bound) => cellText(format, bound, labels));
}

function isTrend(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number');
}
