import { formatDate } from '../../contract/formatting/format-date.js';
import type { Language } from '../../contract/language/localised.js';

/** Formats a date in words, such as `23 December 2026`. UTC, because the reader's time zone is unknown. */
export function formatLongDate(at: Date, language: Language): string {
  return formatDate(at, language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
