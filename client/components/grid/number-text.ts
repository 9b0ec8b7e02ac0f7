import { formatDecimal, unknownValue } from '../../../server/contract/formatting/format-number.js';
import { type CellLabels, getCellLabel } from '../../../server/contract/reports/cell-labels.js';
import type { CellFormat } from '../../../server/contract/reports/column-vocabulary.js';

/** Formats a number for a cell. */
export type NumberFormatter = (value: number, labels: CellLabels) => string;

/** A number with up to two decimals. */
export const amountText: NumberFormatter = (value, { language }) =>
  formatDecimal(value, visibleDecimals(value), language);

/** A number with exactly two decimals: money and per-keyword estimates. */
export const centsText: NumberFormatter = (value, { language }) => formatDecimal(value, 2, language);

/** An estimate of visits as a whole number; `<1` for a fraction of a visit. */
export const visitsText: NumberFormatter = (value, { language }) =>
  value > 0 && value < 1 ? '<1' : formatDecimal(value, 0, language);

/** Creates a formatter that looks up the label of an enumerated value. */
export const labelText =
  (format: CellFormat): NumberFormatter =>
  (value, labels) =>
    getCellLabel(format, value, labels) ?? unknownValue;

/** 0 means no position. */
export const positionText: NumberFormatter = (value) => (value > 0 ? String(value) : unknownValue);

/** Absolute change; the cell adds the sign. */
export const changeText: NumberFormatter = (value, { language }) =>
  value === 0 ? unknownValue : formatDecimal(Math.abs(value), 0, language);

/** Change with its sign: `+3`, `−2`. */
export const signedText: NumberFormatter = (value, { language }) =>
  `${value > 0 ? '+' : ''}${formatDecimal(value, 0, language)}`;

function visibleDecimals(value: number): number {
  const hundredths = Math.round(value * 100);
  if (hundredths % 100 === 0) return 0;
  return hundredths % 10 === 0 ? 1 : 2;
}
