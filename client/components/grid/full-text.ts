import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import {
  formatDecimal,
  formatInteger,
  formatPercent,
} from '../../../server/contract/formatting/format-number.js';
import { ctrAt, daysPerMonth } from '../../../server/contract/reports/ctr-curve.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { cellFormatPresentations } from './cell-formats.js';
import { cellText } from './cell-text.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { displayedValue } from './measure-widest-values.js';
import { textWithSource } from './value-source.js';

/** Fields from which visits are estimated: position, broad and exact volume. */
export const visitsInputs = ['pos', 'ws', 'wsk'] as const;

/**
 * Tooltip text of a cell: value with source, full text, a percentage with all decimals, or the arithmetic of an
 * estimate. Undefined if the cell shows the complete value.
 */
export function fullText(
  column: GridColumn,
  row: GridRow,
  labels: CellLabels,
  narrow: boolean,
): string | undefined {
  return (
    textWithSource(column, row, labels) ??
    visitsArithmetic(column, row, labels) ??
    estimateFormula(column, row) ??
    exactValue(column, row[column.field], labels, narrow)
  );
}

/** `12,000 × 14% ÷ 30 = 56.00`; undefined for other columns, and for rows without a volume. */
function visitsArithmetic(
  { format, field }: GridColumn,
  row: GridRow,
  { language }: CellLabels,
): string | undefined {
  if (cellFormatPresentations[format].tooltip !== 'visits') return undefined;
  const visits = row[field];
  const [pos, ws, wsk] = visitsInputs.map((input) => row[input]);
  if (typeof visits !== 'number' || typeof pos !== 'number') return undefined;
  const searches = [wsk, ws].find((volume): volume is number => typeof volume === 'number' && volume > 0);
  if (searches === undefined) return undefined;
  const ctr = formatPercent(ctrAt(pos), language, Number.isInteger(ctrAt(pos)) ? 0 : 1);
  return `${formatInteger(searches, language)} × ${ctr} ÷ ${daysPerMonth} = ${formatDecimal(visits, 2, language)}`;
}

/** `≈ Σ volume × CTR(position) ÷ 30` for a total of estimates, whose parts the row does not contain. */
function estimateFormula({ field, formula }: GridColumn, row: GridRow): string | undefined {
  const isEstimate = formula?.startsWith('Σ') === true && formula.includes('CTR(');
  return isEstimate && typeof row[field] === 'number' ? `≈ ${formula}` : undefined;
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
