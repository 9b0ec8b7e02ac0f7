import { locales } from '../language/locale.js';
import type { Language } from '../language/localised.js';

/**
 * `12 Oct 2026`, in Russian `12 окт. 2026`. Takes an ISO date, or a longer ISO string without converting its time
 * zone.
 */
export function formatDay(iso: string, language: Language): string {
  return formatIsoDate(iso, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `Sep 2026`. */
export function formatMonth(iso: string, language: Language): string {
  return formatIsoDate(iso, language, { month: 'short', year: 'numeric' });
}

/** `Sep`, for chart axes. */
export function formatMonthShort(year: number, month: number, language: Language): string {
  return formatIsoDate(toIsoDate(year, month), language, { month: 'short' }).replace(/\.$/, '');
}

/** `September 2026`, for tooltips. */
export function formatMonthLong(year: number, month: number, language: Language): string {
  const text = formatIsoDate(toIsoDate(year, month), language, { month: 'long', year: 'numeric' });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const justNow: Readonly<Record<Language, string>> = { en: 'just now', ru: 'только что' };

/** Relative time in one or two words: `just now`, `10 min`, `1 h`, `yesterday`. */
export function formatAgo(time: number, now: number, language: Language): string {
  const minutes = Math.max(0, Math.round((now - time) / 60_000));
  if (minutes === 0) return justNow[language];
  const unitFormat = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: minutes < 60 ? 'minute' : 'hour',
    unitDisplay: 'short',
  });
  if (minutes < 60) {
    return unitFormat
      .format(minutes)
      .replace(/mins?$/, 'min')
      .replace(/\.$/, '');
  }
  const hours = Math.round(minutes / 60);
  if (hours < 24) return unitFormat.format(hours).replace(/hrs?$/, 'h').replace(/\.$/, '');
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(
    -Math.round(hours / 24),
    'day',
  );
}

function toIsoDate(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function formatIsoDate(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return formatDate(date, language, { ...options, timeZone: 'UTC' });
}

/** Formats a date, without the Russian suffix "г." and with three-letter short months. */
export function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], options)
    .format(date)
    .replace(/\s+г\.$/, '')
    .replace(/\bSept\b/, 'Sep');
}
