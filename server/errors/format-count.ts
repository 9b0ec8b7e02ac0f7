import { formatInteger } from '../contract/formatting/format-number.js';
import type { Localised } from '../contract/language/localised.js';

/** Formats a number for error messages. */
export function formatCount(count: number): Localised {
  return { en: formatInteger(count, 'en'), ru: formatInteger(count, 'ru') };
}
