import type { Language } from '../../server/contract/localised.js';

const locales = { en: 'en-GB', ru: 'ru-RU' } as const;

/** Day of a moment by the reader's clock: `12 Oct 2026`. Takes ISO 8601 with a time; days without one are `formatDay`'s. */
export function formatMomentDay(iso: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  })
    .format(new Date(iso))
    .replace(/\s+г\.$/, '')
    .replace(/\bSept\b/, 'Sep');
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
