import type { Language } from '../../../server/contract/language/localised.js';

/** Spreadsheet programs detect UTF-8 by the byte order mark. */
const byteOrderMark = '\uFEFF';

/** Tab-separated text for the clipboard. */
export function toTabSeparated(lines: readonly (readonly (string | number)[])[]): string {
  return lines
    .map((cells) => cells.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** CSV file with the separator that spreadsheet programs expect in the language. */
export function createCsvFile(lines: readonly (readonly (string | number)[])[], language: Language): Blob {
  const separator = language === 'ru' ? ';' : ',';
  const text = lines
    .map((cells) => cells.map((cell) => quoteCell(String(cell), separator)).join(separator))
    .join('\r\n');
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

/** Prefixes formula-like cells with an apostrophe to prevent CSV injection. */
function quoteCell(cell: string, separator: string): string {
  const safeCell = /^[=+\-@\t\r]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
  return safeCell.includes(separator) || /["\r\n]/.test(safeCell)
    ? `"${safeCell.replaceAll('"', '""')}"`
    : safeCell;
}
