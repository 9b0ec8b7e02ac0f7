import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import { formatPercent } from '../../../server/contract/formatting/format-number.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { cellFormatPresentations } from './cell-formats.js';
import { cellText } from './cell-text.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { displayedValue } from './measure-widest-values.js';
import { textWithSource } from './value-source.js';

/**
 * Tooltip text of a cell: value with source, full text, or a percentage with all decimals. Undefined if the cell
 * shows the complete value.
 */
export function fullText(
  column: GridColumn,
  row: GridRow,
  labels: CellLabels,
  narrow: boolean,
): string | undefined {
  return textWithSource(column, row, labels) ?? exactValue(column, row[column.field], labels, narrow);
}

function exactValue(
  column: GridColumn,
  value: unknown,
  labels: CellLabels,
  narrow: boolean,
): string | undefined {
  const { format, decimals } = column;
  if (value === 0 && column.zeroIsUnknown) return undefined;
  const { tooltip, subjectKind } = cellFormatPresentations[format];
  const full = cellText(format, value, labels);
  if (full !== displayedValue(column, value, labels, narrow)) return full;
  if (typeof value === 'string') {
    if (tooltip !== 'text') return undefined;
    return subjectKind === 'page' ? readablePath(value) : value;
  }
  if (tooltip !== 'decimals' || typeof value !== 'number') return undefined;
  const exact = formatPercent(value, labels.language, 2);
  return Number(value.toFixed(decimals)) === Number(value.toFixed(2)) ? undefined : exact;
}
