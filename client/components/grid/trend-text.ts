import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import { formatMonth } from '../../../server/contract/formatting/format-date.js';
import { amountText } from './number-text.js';

/** Row field with the first month of the trend. */
export const trendFromField = 'trendFrom';

/** Trend values as text with the first and last month, if available. */
export function trendText(values: readonly number[], from: unknown, labels: CellLabels): string {
  const text = values.map((value) => amountText(value, labels)).join(', ');
  if (typeof from !== 'string') return text;
  const lastMonth = new Date(`${from.slice(0, 10)}T00:00:00Z`);
  lastMonth.setUTCMonth(lastMonth.getUTCMonth() + values.length - 1);
  const [start = '', end = ''] = [from, lastMonth.toISOString()].map((day) =>
    formatMonth(day, labels.language),
  );
  return `${start} – ${end}: ${text}`;
}
