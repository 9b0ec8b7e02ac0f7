import { formatDate } from './format-date.js';
import { locales } from '../language/locale.js';
import type { Language } from '../language/localised.js';

/** Local day of a timestamp: `12 Oct 2026`. Use `formatDay` for dates without a time. */
export function formatMomentDay(iso: string, language: Language, timeZone?: string): string {
  return formatDate(new Date(iso), language, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
}

/** Local time of a timestamp: `14:05`. */
export function formatMomentTime(iso: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso));
}

/** Local day and time, for tooltips: `12 Oct 2026, 14:05`. */
export function formatMoment(iso: string, language: Language, timeZone?: string): string {
  return `${formatMomentDay(iso, language, timeZone)}, ${formatMomentTime(iso, language, timeZone)}`;
}

/** Day, time and time zone for a sentence: `23 November 2026 at 05:30 UTC`. */
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
