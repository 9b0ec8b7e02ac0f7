import { locales } from '../language/locale.js';
import type { Language } from '../language/localised.js';
import type { PositionsRange } from './positions-range.js';
import { formatDay } from '../formatting/format-date.js';
import { formatInteger } from '../formatting/format-number.js';

/**
 * `12 Oct 2026`, followed by `; 8 keywords newer` with a range and by `; imported down to position 10` with the last
 * position of incomplete results.
 */
export function formatPositionsDay(
  positionsDate: string,
  positionsRange: PositionsRange | null | undefined,
  language: Language,
  positionsDepth?: number | null,
): string {
  const parts = [formatDay(positionsDate, language)];
  if (positionsRange) parts.push(formatPositionsRange(positionsRange, language));
  if (positionsDepth) {
    const imported = language === 'ru' ? 'импортированы до позиции' : 'imported down to position';
    parts.push(`${imported} ${positionsDepth}`);
  }
  return parts.join('; ');
}

/** `8 keywords newer`, to follow the date of most keywords; `oldest 1 May 2026` if no keyword is newer. */
function formatPositionsRange({ newer, oldest }: PositionsRange, language: Language): string {
  if (newer === 0) {
    const day = formatDay(oldest, language);
    return language === 'ru' ? `самые ранние – ${day}` : `oldest ${day}`;
  }
  const isOne = new Intl.PluralRules(locales[language]).select(newer) === 'one';
  const count = formatInteger(newer, language);
  return language === 'ru'
    ? `у ${count} ${isOne ? 'фразы' : 'фраз'} новее`
    : `${count} ${isOne ? 'keyword' : 'keywords'} newer`;
}

/** `Search results from 1 May 2026 to 26 Nov 2026`. */
export function formatPositionsSpan({ oldest, newest }: PositionsRange, language: Language): string {
  const [from, to] = [formatDay(oldest, language), formatDay(newest, language)];
  return language === 'ru' ? `Выдача снята с ${from} по ${to}` : `Search results from ${from} to ${to}`;
}
