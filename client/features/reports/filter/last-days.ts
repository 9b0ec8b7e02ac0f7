import { betweenEnds } from '../../../../server/contract/filter-language/filter-model.js';

/** Spans that a range of days offers at once, in days. */
export const dateSpans = [30, 90, 365] as const;

/** The range of so many days up to a day, as the filter holds it: `2026-10-22@2026-11-21`. Days are ISO dates. */
export function lastDays(days: number, upTo: string): string {
  const from = new Date(`${upTo}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - days);
  return betweenEnds([from.toISOString().slice(0, 10), upTo]);
}
