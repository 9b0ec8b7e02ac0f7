import { dateText } from './format-date.js';
import { locales } from './locale.js';
import type { Language } from './localised.js';

/** Day of a moment by the reader's clock: `12 Oct 2026`. Takes ISO 8601 with a time; days without one are `formatDay`'s. */
export function formatMomentDay(iso: string, language: Language, timeZone?: string): string {
  return dateText(new Date(iso), language, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
}

/** Time of a moment by the reader's clock: `14:05`. */
export function formatMomentTime(iso: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso));
}

/** The whole of it, for a tooltip: `12 Oct 2026, 14:05`. */
export function formatMoment(iso: string, language: Language, timeZone?: string): string {
  return `${formatMomentDay(iso, language, timeZone)}, ${formatMomentTime(iso, language, timeZone)}`;
}

/** All of it in a sentence, with the time zone named: `23 November 2026 at 05:30 UTC`. */
export function formatMomentLong(iso: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso));
}
