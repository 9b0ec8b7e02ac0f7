import type { DateOrder } from '../../contract/file-reading.js';

/**
 * Converts a numeric date such as `5.9.2026` to ISO like the import (staging/stage-sql.ts). Returns other texts unchanged,
 * and dates that the order does not decide.
 */
export function toIsoDate(text: string, order: DateOrder | undefined): string {
  const match = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})(?!\d)/.exec(text);
  if (!match) return text;
  const [, first = '', separator, second = '', year = ''] = match;
  const isDayFirst =
    order === undefined
      ? Number(first) > 12 || first === second || (separator === '.' && Number(second) <= 12)
      : order === 'day';
  if (order === undefined && !isDayFirst && Number(second) <= 12) return text;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
