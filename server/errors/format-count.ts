import { formatInteger } from '../contract/format-number.js';
import type { Localised } from '../contract/localised.js';

/** A large number as the text of an error names it in each language. */
export function formatCount(count: number): Localised {
  return { en: formatInteger(count, 'en'), ru: formatInteger(count, 'ru') };
}
