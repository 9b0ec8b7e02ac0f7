import { toCardinal as englishNumber } from 'n2words/en-US';
import { toCardinal as russianNumber } from 'n2words/ru-RU';
import type { Language } from '../../../contract/language/localised.js';

const maxCents = 99_999_999_999;

/**
 * Spells out an amount for invoices: `Forty-nine US dollars 50 cents`, `Сорок девять долларов США 50 центов`.
 * @param cents an integer from 0 to just below a billion dollars
 * @throws RangeError for any other number
 */
export function amountInWords(cents: number, language: Language): string {
  const isSupported = Number.isInteger(cents) && cents >= 0 && cents <= maxCents;
  if (!isSupported) throw new RangeError(`the amount ${cents} is out of range`);
  const dollars = Math.floor(cents / 100);
  const fraction = String(cents % 100).padStart(2, '0');
  const text =
    language === 'ru'
      ? `${russianNumber(dollars)} ${pluralForm(dollars, 'доллар', 'доллара', 'долларов')} США ${fraction} ${pluralForm(cents % 100, 'цент', 'цента', 'центов')}`
      : `${englishNumber(dollars)} US ${dollars === 1 ? 'dollar' : 'dollars'} ${fraction} ${cents % 100 === 1 ? 'cent' : 'cents'}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Russian plural form for a number: 1, 2 to 4, or other. */
function pluralForm(number: number, one: string, few: string, many: string): string {
  const last = number % 10;
  const isTeen = number % 100 >= 11 && number % 100 <= 14;
  if (isTeen || last === 0 || last >= 5) return many;
  return last === 1 ? one : few;
}
