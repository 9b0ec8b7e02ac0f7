import { stringify } from 'csv-stringify/sync';
import type { Cell } from './export-cell.js';

/** Kinds of text that a report is written as: a CSV file (RFC 4180), or tab-separated text for the clipboard. */
export type DelimitedFormat = 'csv' | 'copy';

const shapes = {
  csv: { delimiter: ',', record_delimiter: '\r\n' },
  copy: { delimiter: '\t', record_delimiter: '\n' },
} as const;

/**
 * Lines of cells as text. Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers, negative
 * ones too, stay numbers.
 */
export function delimitedText(lines: readonly (readonly Cell[])[], format: DelimitedFormat): string {
  return stringify(
    lines.map((line) => [...line]),
    { ...shapes[format], escape_formulas: true, quoted_match: /[\r\n]/ },
  );
}
