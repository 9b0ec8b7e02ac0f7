import type { Language } from '../language/localised.js';
import { formatDecimal, formatInteger } from './format-number.js';

/** Amount in dollars from cents: `$49`, `$36.75`, with a decimal comma in Russian. Integers have no decimals. */
export function formatMoney(cents: number, language: Language): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? formatInteger(dollars, language) : formatDecimal(dollars, 2, language)}`;
}
