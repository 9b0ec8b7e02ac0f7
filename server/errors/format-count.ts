import { formatInteger } from '../contract/format-number.js';
import type { Localised } from '../contract/localised.js';

/** Formats a number for error messages. */
export function formatCount(count: number): Localised {
  return { en: formatInteger(count, 'en'), ru: formatInteger(count, 'ru') };
}
