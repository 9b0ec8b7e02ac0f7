import { formatRange } from '../../../../server/contract/filter-language/filter-model.js';

/** Lengths of the date shortcuts in days. */
export const dateSpans = [30, 90, 365] as const;

/** The last `days` days up to an ISO date, in filter syntax: `2026-10-22@2026-11-21`. */
export function lastDays(days: number, upTo: string): string {
  const from = new Date(`${upTo}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - days);
  return formatRange([from.toISOString().slice(0, 10), upTo]);
}
