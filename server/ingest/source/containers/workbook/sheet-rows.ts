import { fileError } from '../../../../file-reader/file-error.js';
import { parseDate } from './date-formats.js';
import { TextCollector, unescapeText } from './shared-strings.js';
import type { WorkbookParts } from './workbook-parts.js';
import { parseXml, type Attributes } from './xml-events.js';

/** Limits of the XLSX format. */
const maxRow = 1_048_576;
const maxColumn = 16_384;

/** A row with its cells up to the last filled one. Empty cells are undefined. */
export interface SheetRow {
  /** From 1. */
  number: number;
  cells: (string | undefined)[];
}

/** Cells that a sheet may have, counting the gaps within its rows. */
export const maxSheetCells = 10_000_000;

/** Yields the rows with at least one filled cell in ascending order, in batches. */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  parts: WorkbookParts,
  fileName: string,
): AsyncGenerator<SheetRow[]> {
  const sheet = new SheetParser(parts, fileName);
  for await (const _ of parseXml(chunks, sheet)) {
    const rows = sheet.takeRows();
    if (rows.length > 0) yield rows;
  }
}

/** Collects the rows of a sheet while its XML is parsed. */
class SheetParser {
  private rows: SheetRow[] = [];
  private row: SheetRow | undefined;
  private previousRow = 0;
  private column = 0;
  private cellCount = 0;
  private attributes: Attributes | undefined;
  private value = '';
  private isValue = false;
  private isInline = false;
  private readonly inlineText = new TextCollector();

  constructor(
    private readonly parts: WorkbookParts,
    private readonly fileName: string,
  ) {}

  takeRows(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'c') {
      this.attributes = attributes;
      this.value = '';
      this.inlineText.clear();
      this.column = this.parseColumn(attributes['r']);
    } else if (name === 'row') this.startRow(attributes['r']);
    else if (!this.attributes) return;
    else if (name === 'v') this.isValue = true;
    else if (name === 'is') this.isInline = true;
    else if (this.isInline) this.inlineText.open(name);
  };

  readonly close = (name: string): void => {
    if (name === 'c') this.endCell();
    else if (name === 'row') this.endRow();
    else if (name === 'v') this.isValue = false;
    else if (name === 'is') this.isInline = false;
    else if (this.isInline) this.inlineText.close(name);
  };

  readonly text = (text: string): void => {
    if (this.isValue) this.value += text;
    else if (this.isInline) this.inlineText.add(text);
  };

  private startRow(address: string | undefined): void {
    const number = address === undefined ? this.previousRow + 1 : Number(address);
    if (!Number.isInteger(number) || number <= this.previousRow) {
      throw new Error(`row ${address} is out of order`);
    }
    if (number > maxRow) throw this.createLimitError(`${maxRow} rows`, `${maxRow} строк`);
    this.previousRow = number;
    this.row = { number, cells: [] };
    this.column = 0;
  }

  private endRow(): void {
    if (this.row && this.row.cells.length > 0) this.rows.push(this.row);
    this.row = undefined;
  }

  /** Column of a cell from 1. Without an address it follows the previous cell. */
  private parseColumn(address: string | undefined): number {
    let column = 0;
    if (address === undefined) column = this.column + 1;
    else {
      for (let index = 0; index < address.length && column <= maxColumn; index++) {
        const letter = address.charCodeAt(index) - 64;
        if (letter < 1 || letter > 26) break;
        column = column * 26 + letter;
      }
    }
    if (column <= this.column) throw new Error(`cell ${address} is out of order`);
    if (column > maxColumn) throw this.createLimitError('16,384 columns (XFD)', '16 384 столбцов (XFD)');
    return column;
  }

  private endCell(): void {
    const { row, attributes } = this;
    this.attributes = undefined;
    if (!row || !attributes) throw new Error('a cell is outside of the rows');
    const text = this.parseValue(attributes);
    if (text === undefined) return;
    // The gap before the cell counts, because it is filled.
    this.cellCount += this.column - row.cells.length;
    if (this.cellCount > maxSheetCells) {
      throw this.createLimitError(
        '10 million cells, counting the gaps between them',
        '10 миллионов ячеек, считая пустые между ними',
      );
    }
    while (row.cells.length < this.column - 1) row.cells.push(undefined);
    row.cells.push(text);
  }

  private parseValue({ t: type = 'n', s: style }: Attributes): string | undefined {
    const { value } = this;
    switch (type) {
      case 's': {
        if (value === '') return undefined;
        const text = this.parts.sharedStrings[Number(value)];
        if (text === undefined) throw new Error(`text ${value} is missing`);
        return text.trim() || undefined;
      }
      case 'str':
        return unescapeText(value).trim() || undefined;
      case 'inlineStr':
        return unescapeText(this.inlineText.value).trim() || undefined;
      case 'n':
        if (value === '') return undefined;
        // Numbers remain text, so that all formats share one parser.
        return this.formatNumber(value, style === undefined ? undefined : Number(style));
      case 'b':
        return value === '' ? undefined : String(value === '1');
      case 'd':
        return value === '' ? undefined : formatDate(new Date(value));
      // Errors such as #N/A.
      case 'e':
        return undefined;
      default:
        throw new Error(`cells of the type ${type} are unknown`);
    }
  }

  private formatNumber(value: string, style: number | undefined): string {
    const { formats, usesEpoch1904 } = this.parts;
    if (style === undefined) return withoutGrouping(value);
    if (formats.percentages.has(style)) return `${round(Number(value) * 100)}%`;
    return formats.dates.has(style)
      ? formatDate(parseDate(Number(value), usesEpoch1904))
      : withoutGrouping(value);
  }

  private createLimitError(en: string, ru: string) {
    return fileError(
      `A sheet of ${this.fileName} exceeds the limit of ${en}: save the table as CSV.`,
      `Лист книги ${this.fileName} превышает предел: ${ru}. Сохраните таблицу в CSV.`,
    );
  }
}

/** Without the inaccuracy of binary fractions. */
const round = (value: number): number => Number(value.toPrecision(12));

/** In texts, a point before three digits may group; in numbers it does not. */
function withoutGrouping(value: string): string {
  return /^-?\d{1,3}\.\d{3}$/.test(value) ? `${value}0` : value;
}

/** ISO date, with the time unless it is midnight. */
function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new Error('a date is invalid');
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
