import { cellFormatRules } from '../../cell-formats.js';
import type { Cell } from '../export-cell.js';
import type { ExportColumn } from '../export-columns.js';
import { getCellStyle, styles } from './workbook-styles.js';

/** Maximum rows of a sheet, header included. */
export const sheetRows = 1_048_576;

/** Maximum characters of a cell. */
const maxCellCharacters = 32_767;

/** Spreadsheets store 15 significant digits; larger numbers become text. */
const maxExactNumber = 1e15;

const dayMs = 86_400_000;
/** Day 0 of spreadsheet dates, valid after February 1900. */
const dayZeroMs = Date.UTC(1899, 11, 30);

/** Start of a sheet: column widths and the frozen bold header row. */
export function buildSheetHeader(columns: readonly ExportColumn[]): string {
  const cols = columns.map((column, index) => {
    const columnNumber = index + 1;
    return `<col min="${columnNumber}" max="${columnNumber}" width="${getColumnWidth(column)}" customWidth="1"/>`;
  });
  const titles = columns.map(({ title }, index) => textCell(`${columnName(index)}1`, title, styles.header));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols><sheetData>` +
    `<row r="1">${titles.join('')}</row>`
  );
}

export const sheetFooter = '</sheetData></worksheet>';

/** The width fits the title, up to a limit. */
function getColumnWidth({ title, column }: ExportColumn): number {
  return Math.max(cellFormatRules[column.format].sheet.width, Math.min(title.length + 3, 24));
}

/**
 * Rows of a sheet, numbered from `firstRowNumber`. Spreadsheets never read inline strings as formulas, so these need
 * no escaping for that.
 */
export function buildSheetRows(
  columns: readonly ExportColumn[],
  lines: readonly (readonly Cell[])[],
  firstRowNumber: number,
): string {
  const columnNames = columns.map((_, index) => columnName(index));
  let xml = '';
  let rowNumber = firstRowNumber;
  for (const line of lines) {
    xml += `<row r="${rowNumber}">`;
    for (let index = 0; index < columnNames.length; index++) {
      const column = columns[index]?.column;
      if (column) xml += cellXml(`${columnNames[index] ?? ''}${rowNumber}`, line[index] ?? '', column);
    }
    xml += '</row>';
    rowNumber += 1;
  }
  return xml;
}

/** `A` for the first column, `AA` for the twenty-seventh. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function cellXml(cellReference: string, value: Cell, column: ExportColumn['column']): string {
  if (value === '') return '';
  if (typeof value === 'number' && Math.abs(value) < maxExactNumber) {
    return `<c r="${cellReference}"${getCellStyle(column)}><v>${value}</v></c>`;
  }
  const day = column.type === 'date' ? toSerialDay(String(value)) : undefined;
  return day === undefined
    ? textCell(cellReference, String(value))
    : `<c r="${cellReference}"${getCellStyle(column)}><v>${day}</v></c>`;
}

/** Serial number of a date; undefined for a date that spreadsheets cannot represent. */
function toSerialDay(text: string): number | undefined {
  const time = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const day = (time - dayZeroMs) / dayMs;
  return day > 60 ? day : undefined;
}

function textCell(cellReference: string, text: string, style = ''): string {
  return `<c r="${cellReference}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, maxCellCharacters))}</t></is></c>`;
}

const specialCharacters = /[&<>]|_(?=x[0-9A-Fa-f]{4}_)|[\0-\x08\x0b\x0c\r\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

/** Drops characters that XML does not allow, and escapes sequences that Excel would decode, such as `_x000D_`. */
function escapeXml(text: string): string {
  return text.replace(specialCharacters, (character) => entities[character] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
  _: '_x005F_',
};
