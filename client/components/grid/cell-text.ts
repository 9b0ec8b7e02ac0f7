import type { CellFormat } from '../../../server/contract/reports/column-vocabulary.js';
import { formatDay } from '../../../server/contract/formatting/format-date.js';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { cellFormatPresentations } from './cell-formats.js';
import { isUnknown, plainText } from './cell-value.js';
import { getCellLabel, type CellLabels } from '../../../server/contract/reports/cell-labels.js';

/** Full text of a cell, as displayed, copied and announced. */
export function cellText(format: CellFormat, value: unknown, labels: CellLabels): string {
  if (isUnknown(value)) return unknownValue;
  const { formatNumber, isDay } = cellFormatPresentations[format];
  if (typeof value === 'number') return formatNumber(value, labels);
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value === 'string' && isDay) return formatDay(value, labels.language);
  return Array.isArray(value)
    ? value.map((item) => itemText(format, item, labels)).join(', ')
    : plainText(value);
}

function itemText(format: CellFormat, item: unknown, labels: CellLabels): string {
  if (typeof item !== 'number') return plainText(item);
  const { isSeries, formatNumber } = cellFormatPresentations[format];
  return isSeries ? formatNumber(item, labels) : (getCellLabel(format, item, labels) ?? plainText(item));
}
