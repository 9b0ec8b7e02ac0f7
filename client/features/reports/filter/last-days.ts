import { formatRange } from '../../../../server/contract/filter-language/filter-model.js';

/** Offered date ranges in days. */
export const dateSpans = [30, 90, 365] as const;

/** Range of days up to a day in filter syntax: `2026-10-22@2026-11-21`. ISO dates. */
export function lastDays(days: number, upTo: string): string {
  const from = new Date(`${upTo}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - days);
  return formatRange([from.toISOString().slice(0, 10), upTo]);
}
