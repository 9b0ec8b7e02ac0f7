import type { Language } from '../../contract/localised.js';
import type { Change } from './drawing/document-parts.js';

const noBreak = '\u00a0';
const integers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `18 204`, with spaces that do not break. */
export function integerText(value: number): string {
  return integers.format(value).replaceAll(',', noBreak);
}

/** `38%`, `38 %` in Russian. */
export function percentText(value: number, language: Language): string {
  return `${Math.round(value)}${language === 'ru' ? noBreak : ''}%`;
}

/** A difference that is to be read with its sign. */
export function changeOf(now: number, before: number | undefined): Change | null {
  if (before === undefined) return null;
  const difference = now - before;
  if (difference === 0) return { text: '–', direction: 'none' };
  return { text: integerText(Math.abs(difference)), direction: difference > 0 ? 'up' : 'down' };
}

/** `12 Oct 2026` of an ISO date; empty for none. */
export function dayText(iso: string | null, language: Language): string {
  return iso === null ? '' : dateIn(iso, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `Sep 2026` of an ISO date; empty for none. */
export function monthText(iso: string | null, language: Language): string {
  return iso === null ? '' : dateIn(iso, language, { month: 'short', year: 'numeric' });
}

/** Names of points on an axis: short months; days where two of them are of one month. */
export function axisTexts(dates: readonly string[], language: Language): string[] {
  const oneMonth = new Set(dates.map((date) => date.slice(0, 7))).size < dates.length;
  const form = oneMonth ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const);
  return dates.map((date) => dateIn(date, language, form));
}

function dateIn(iso: string, language: Language, form: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ru' ? 'ru-RU' : 'en-GB';
  const text = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(new Date(iso));
  return text
    .replace('Sept', 'Sep')
    .replace(/\u202f/g, noBreak)
    .replace(/\sг\.$/, '');
}
