import { formatDecimal, unknownValue } from '../../../server/contract/format-number.js';
import { type CellLabels, labelOf } from '../../../server/contract/cell-labels.js';
import type { CellFormat } from '../../../server/contract/column-vocabulary.js';

/** How a number of some format reads. */
export type NumberFormatter = (value: number, labels: CellLabels) => string;

/** A figure with as many decimals as it has, at most two. */
export const amountText: NumberFormatter = (value, { language }) =>
  formatDecimal(value, visibleDecimals(value), language);

/** A figure with two decimals, whatever it has: money, and estimates of single keywords. */
export const centsText: NumberFormatter = (value, { language }) => formatDecimal(value, 2, language);

/** Ids by their words. */
export const labelText =
  (format: CellFormat): NumberFormatter =>
  (value, labels) =>
    labelOf(format, value, labels) ?? unknownValue;

/** 0 stands for no position. */
export const positionText: NumberFormatter = (value) => (value > 0 ? String(value) : unknownValue);

/** How far, without saying whether up or down, which the cell's sign does. */
export const changeText: NumberFormatter = (value, { language }) =>
  value === 0 ? unknownValue : formatDecimal(Math.abs(value), 0, language);

function visibleDecimals(value: number): number {
  const hundredths = Math.round(value * 100);
  if (hundredths % 100 === 0) return 0;
  return hundredths % 10 === 0 ? 1 : 2;
}
