import { formatDay, formatMonthShort } from './format-date.js';
import type { Language } from './localised.js';

/** Names of the points of a history on an axis, of their ISO dates: short months; days where two points are of one month. */
export function axisLabels(dates: readonly string[], language: Language): string[] {
  const months = dates.map((date) => date.slice(0, 7));
  if (new Set(months).size < months.length) return dates.map((date) => formatDay(date, language));
  return months.map((month) => formatMonthShort(Number(month.slice(0, 4)), Number(month.slice(5)), language));
}
