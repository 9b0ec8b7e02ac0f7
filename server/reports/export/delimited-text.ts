import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../contract/language/localised.js';
import type { Cell } from './export-cell.js';

/** Text formats: CSV (RFC 4180 with a configurable delimiter), or tab-separated text for the clipboard. */
export type DelimitedFormat = 'csv' | 'copy';

/** Delimiters of a CSV file. */
export const delimiters = ['comma', 'semicolon'] as const;

export type Delimiter = (typeof delimiters)[number];

/** CSV delimiter and decimal mark; the clipboard always uses tabs. */
export interface Separators {
  delimiter: Delimiter;
  decimalMark: '.' | ',';
}

/**
 * Separators that spreadsheets of the language expect: with a decimal comma, cells are separated by semicolons. An
 * explicit delimiter implies its decimal mark.
 */
export function getSeparators(language: Language, requestedDelimiter?: Delimiter): Separators {
  const delimiter = requestedDelimiter ?? (language === 'ru' ? 'semicolon' : 'comma');
  return { delimiter, decimalMark: delimiter === 'semicolon' ? ',' : '.' };
}

const delimiterCharacters = { comma: ',', semicolon: ';' } as const;

/**
 * Serialises lines of cells. Text that looks like a formula is prefixed with an apostrophe unless the reader is a script;
 * numbers stay unchanged, including negative ones. Imports remove the apostrophe of keywords.
 */
export function delimitedText(
  lines: readonly (readonly Cell[])[],
  format: DelimitedFormat,
  { delimiter, decimalMark }: Separators,
  { guardsFormulas = true }: { guardsFormulas?: boolean } = {},
): string {
  return stringify(
    lines.map((line) => [...line]),
    {
      ...(format === 'copy'
        ? { delimiter: '\t', record_delimiter: '\n' }
        : { delimiter: delimiterCharacters[delimiter], record_delimiter: '\r\n' }),
      // Returning a string avoids the option check that the library does for objects in every cell. It does not
      // escape the minus of a number.
      cast: { number: (value) => String(value).replace('.', decimalMark) },
      escape_formulas: guardsFormulas,
      quoted_match: /[\r\n]/,
    },
  );
}
