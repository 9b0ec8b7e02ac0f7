import { stringify } from 'csv-stringify/sync';
import type { Cell } from './export-cell.js';

/** Kinds of text that a report is written as: a CSV file (RFC 4180), or tab-separated text for the clipboard. */
export type DelimitedFormat = 'csv' | 'copy';

const shapes = {
  csv: { delimiter: ',', record_delimiter: '\r\n' },
  copy: { delimiter: '\t', record_delimiter: '\n' },
  keywords: { delimiter: ';', record_delimiter: '\r\n' },
} as const;

/**
 * Lines of cells as text; `keywords` is parted by semicolons, as programs that collect keywords read it. Text that a
 * spreadsheet would take for a formula gets an apostrophe in front; numbers, negative ones too, stay numbers.
 */
export function delimitedText(
  lines: readonly (readonly Cell[])[],
  format: DelimitedFormat | 'keywords',
): string {
  return stringify(
    lines.map((line) => [...line]),
    { ...shapes[format], escape_formulas: true, quoted_match: /[\r\n]/ },
  );
}
