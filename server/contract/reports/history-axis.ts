import { formatDay, formatMonthShort } from '../formatting/format-date.js';
import type { Language } from '../language/localised.js';

/** Axis labels of ISO dates: short months, or days if a month occurs twice. */
export function formatAxisLabels(dates: readonly string[], language: Language): string[] {
  const months = dates.map((date) => date.slice(0, 7));
  if (new Set(months).size < months.length) return dates.map((date) => formatDay(date, language));
  return months.map((month) => formatMonthShort(Number(month.slice(0, 4)), Number(month.slice(5)), language));
}
