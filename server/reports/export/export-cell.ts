import { cellLabels, hasLabels, getCellLabel } from '../../contract/reports/cell-labels.js';
import type { Language } from '../../contract/language/localised.js';
import { type CellEnumValue, cellFormatRules } from '../cell-formats.js';
import { readableDomain } from '../engine/normalise-subject.js';
import type { Column } from '../engine/report-column.js';

/** A cell value: numbers stay numbers, all others become text. */
export type Cell = number | string;

/**
 * Converts a value for a file: lists are joined by commas, ids become names, domains become Unicode, null becomes an
 * empty cell.
 */
export function exportCell(column: Pick<Column, 'format'>, value: unknown, language: Language): Cell {
  if (value === null || value === undefined) return '';
  const { enumValues, isHost } = cellFormatRules[column.format];
  if (Array.isArray(value)) return value.map((item) => getEnumName(item, enumValues, language)).join(', ');
  if (hasLabels(column.format)) return getCellLabel(column.format, Number(value), cellLabels[language]) ?? '';
  if (typeof value === 'number') return value;
  return isHost ? readableDomain(toText(value)) : toText(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function getEnumName(item: unknown, enumValues: readonly CellEnumValue[] | null, language: Language): string {
  return enumValues?.find(({ id }) => id === item)?.name[language] ?? String(item);
}
