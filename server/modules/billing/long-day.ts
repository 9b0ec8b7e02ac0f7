import { dateText } from '../../contract/format-date.js';
import type { Language } from '../../contract/localised.js';

/** A day in words, as notifications tell of it: `December 23, 2026`. In UTC, as the day of its reader is not known. */
export function longDay(at: Date, language: Language): string {
  return dateText(at, language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
