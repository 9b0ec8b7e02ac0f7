import type { Language } from './localised.js';
import { formatDecimal, formatInteger } from './format-number.js';

/** A sum in dollars from cents: `$49`, `$36.75`; a comma in Russian. Whole sums stand without zeros. */
export function formatMoney(cents: number, language: Language): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? formatInteger(dollars, language) : formatDecimal(dollars, 2, language)}`;
}
