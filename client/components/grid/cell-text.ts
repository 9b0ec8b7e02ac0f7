import type { CellFormat } from '../../../server/contract/column-vocabulary.js';
import type { Language } from '../../../server/contract/localised.js';
import { formatDay } from '../../../server/contract/format-date.js';
import { formatDecimal, unknown } from '../../../server/contract/format-number.js';

/** Words that cells need in the reader's language. */
export interface CellWords {
  /** Decides the decimal mark and the months. */
  language: Language;
  yes: string;
  no: string;
  /** Names of the levels 1, 2 and 3. */
  competition: readonly [string, string, string];
  /** Names of the places of an ad: 0 under the results, 1 above them. */
  placement: readonly [string, string];
}

/** A cell's value in full, as it is read, copied and announced. */
export function cellText(format: CellFormat, value: unknown, words: CellWords): string {
  if (isUnknown(value)) return unknown;
  if (typeof value === 'number') return numberText(format, value, words);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string' && format === 'date') return formatDay(value, words.language);
  return Array.isArray(value) ? value.map(plainText).join(', ') : plainText(value);
}

function numberText(format: CellFormat, value: number, words: CellWords): string {
  if (format === 'money') return formatDecimal(value, 2, words.language);
  if (format === 'competition') return words.competition[value - 1] ?? unknown;
  if (format === 'placement') return words.placement[value] ?? unknown;
  if (format === 'flag') return value === 0 ? words.no : words.yes;
  if (format === 'position') return value > 0 ? String(value) : unknown;
  if (format === 'change') return value === 0 ? unknown : formatDecimal(Math.abs(value), 0, words.language);
  return formatDecimal(value, shownDecimals(value), words.language);
}

/** Decimals of a figure: as many as it has, at most two. */
function shownDecimals(value: number): number {
  const hundredths = Math.round(value * 100);
  if (hundredths % 100 === 0) return 0;
  return hundredths % 10 === 0 ? 1 : 2;
}

/** A value of a row as bare text; values are texts, numbers, flags or lists of them, anything else has none. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether nothing is known: such a cell shows a dash, while zero is a figure. */
export function isUnknown(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}
