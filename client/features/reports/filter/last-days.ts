import { betweenEnds } from '../../../../server/contract/filter-language/filter-model.js';

/** Spans that a range of days offers at once, in days. */
export const dateSpans = [30, 90, 365] as const;

/** The range of the last so many days up to today, as the filter holds it: `2026-10-22@2026-11-21`. Days are the reader's. */
export function lastDays(days: number, now: Date): string {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  return betweenEnds([isoDay(from), isoDay(now)]);
}

function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
