import { betweenEnds } from '../../../../server/contract/filter-language/filter-model.js';
import { isoDay } from '../../../../server/contract/iso-day.js';

/** Spans that a range of days offers at once, in days. */
export const dateSpans = [30, 90, 365] as const;

/** The range of the last so many days up to today, as the filter holds it: `2026-10-22@2026-11-21`. Days are the reader's. */
export function lastDays(days: number, now: Date): string {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  return betweenEnds([isoDay(from), isoDay(now)]);
}
