import type { Language } from '../../../server/contract/localised.js';

/** Spreadsheets read a file as UTF-8 when it begins so. */
const byteOrderMark = '\uFEFF';

/** Lines as text for the clipboard: cells parted by tabs. */
export function toTabSeparated(lines: readonly (readonly (string | number)[])[]): string {
  return lines
    .map((cells) => cells.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** Lines as a CSV file, with the sign between cells that spreadsheets of the language expect. */
export function createCsvFile(lines: readonly (readonly (string | number)[])[], language: Language): Blob {
  const separator = language === 'ru' ? ';' : ',';
  const text = lines
    .map((cells) => cells.map((cell) => quoteCell(String(cell), separator)).join(separator))
    .join('\r\n');
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

/** A cell that would be taken for a formula begins with an apostrophe. */
function quoteCell(cell: string, separator: string): string {
  const safeCell = /^[=+\-@\t\r]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
  return safeCell.includes(separator) || /["\r\n]/.test(safeCell)
    ? `"${safeCell.replaceAll('"', '""')}"`
    : safeCell;
}
