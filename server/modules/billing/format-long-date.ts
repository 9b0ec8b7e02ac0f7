import { dateText } from '../../contract/format-date.js';
import type { Language } from '../../contract/localised.js';

/** The day of a moment in words, as notifications and papers tell of it: `23 December 2026`. In UTC, as its reader's is not known. */
export function formatLongDate(at: Date, language: Language): string {
  return dateText(at, language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
