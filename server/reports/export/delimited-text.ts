import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../contract/localised.js';
import type { Cell } from './export-cell.js';

/** Kinds of text that a report is written as: a CSV file (RFC 4180 but for the sign between cells), or tab-separated text for the clipboard. */
export type DelimitedFormat = 'csv' | 'copy';

/** What parts the cells of a CSV file. */
export const delimiters = ['comma', 'semicolon'] as const;

export type Delimiter = (typeof delimiters)[number];

/** How figures are written, and cells parted in CSV: the clipboard has tabs always. */
export interface Separators {
  delimiter: Delimiter;
  decimalMark: '.' | ',';
}

/**
 * What spreadsheets of a language read a file by: where decimals have a comma, cells are parted by semicolons. An asked
 * delimiter brings its decimal mark with it.
 */
export function separatorsOf(language: Language, requested?: Delimiter): Separators {
  const delimiter = requested ?? (language === 'ru' ? 'semicolon' : 'comma');
  return { delimiter, decimalMark: delimiter === 'semicolon' ? ',' : '.' };
}

const delimiterCharacters = { comma: ',', semicolon: ';' } as const;

/**
 * Lines of cells as text. Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers, negative ones
 * too, stay numbers.
 */
export function delimitedText(
  lines: readonly (readonly Cell[])[],
  format: DelimitedFormat,
  { delimiter, decimalMark }: Separators,
): string {
  return stringify(
    lines.map((line) => [...line]),
    {
      ...(format === 'copy'
        ? { delimiter: '\t', record_delimiter: '\n' }
        : { delimiter: delimiterCharacters[delimiter], record_delimiter: '\r\n' }),
      // A text and no object with options, which the library would check anew for every cell; a minus before a number it leaves.
      cast: { number: (value) => String(value).replace('.', decimalMark) },
      escape_formulas: true,
      quoted_match: /[\r\n]/,
    },
  );
}
