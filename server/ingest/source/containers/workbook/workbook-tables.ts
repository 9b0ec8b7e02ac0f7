import type { Entry } from 'yauzl';
import { AppError } from '../../../../errors/app-error.js';
import { fileError } from '../../../../file-reader/file-error.js';
import {
  type PackedFile,
  type PackedTable,
  type PackedTables,
  type TableChunk,
  type UnpackOptions,
} from '../packed-table.js';
import { assertNotZipBomb } from '../unpacking-limit.js';
import { openEntry } from '../zip-entries.js';
import { maxSheetCells, readRows, type SheetRow } from './sheet-rows.js';
import { readParts, type OpenPart } from './workbook-parts.js';

/** Unpacked size of a workbook, about two million cells. */
const maxWorkbookBytes = 300 * 1024 * 1024;

/** Rows at the top that may contain the header, which must be as wide as the table. */
const headRows = 100;

const csvChunkChars = 256 * 1024;

/** Characters of a sheet that are stored to avoid parsing it twice. */
const maxStoredChars = 32 * 1024 * 1024;

/** Whether the entries form a workbook. */
export function isWorkbook(entries: readonly Entry[]): boolean {
  return entries.some(({ fileName }) => fileName === 'xl/workbook.xml');
}

/** Extent of the filled cells of a sheet. */
interface SheetExtent {
  lastRow: number;
  columns: number;
  /** Undefined if they are too long to be stored. */
  lines: SheetLine[] | undefined;
}

/** A row as CSV, up to its last filled cell. */
interface SheetLine {
  row: number;
  cells: number;
  text: string;
}

/** Non-empty sheets of a workbook as tables. Every sheet is checked first. */
export async function workbookTables(
  file: PackedFile,
  entries: readonly Entry[],
  options: UnpackOptions,
): Promise<PackedTables> {
  const { name, size } = file;
  const unpackedBytes = entries.reduce((total, entry) => total + entry.uncompressedSize, 0);
  if (unpackedBytes > Math.min(maxWorkbookBytes, options.maxUnpackedBytes)) {
    throw fileError(
      `${name} is too large for a workbook to be read: save its sheets as CSV.`,
      `${name} слишком велик для чтения в виде книги: сохраните листы в CSV.`,
    );
  }
  const openPart = createPartOpener(file, entries);
  return withReadError(file, async () => {
    const parts = await readParts(openPart);
    const tables: Omit<PackedTable, 'size'>[] = [];
    for (const sheet of parts.sheets) {
      const open = () => {
        const part = openPart(sheet.path);
        if (!part) throw new Error(`${sheet.path} is missing`);
        return readRows(part, parts, name);
      };
      const extent = await measure(open(), options.joinsCellLines ?? false);
      if (extent.columns === 0) continue;
      tables.push({
        entry: sheet.name,
        container: 'xlsx',
        open: () => csvChunks(open, extent, { file, options, sheetCount: tables.length }),
      });
    }
    return {
      skipped: [],
      tables: tables.map((table) => ({ ...table, size: Math.round(size / tables.length) })),
    };
  });
}

function createPartOpener(file: PackedFile, entries: readonly Entry[]): OpenPart {
  const entryByName = new Map(entries.map((entry) => [entry.fileName, entry]));
  return (path) => {
    const entry = entryByName.get(path);
    return entry && streamEntry(file, entry);
  };
}

async function* streamEntry(file: PackedFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await openEntry(file, entry);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } finally {
    stream.destroy();
  }
}

/** Parses a sheet once. Reading it again is only necessary if its lines are too long to be stored. */
async function measure(batches: ReturnType<typeof readRows>, joinsLines: boolean): Promise<SheetExtent> {
  const extent: SheetExtent = { lastRow: 0, columns: 0, lines: [] };
  let storedChars = 0;
  for await (const rows of batches) {
    for (const sheetRow of rows) {
      extent.lastRow = sheetRow.number;
      extent.columns = Math.max(extent.columns, sheetRow.cells.length);
      if (!extent.lines) continue;
      const line = toLine(sheetRow, joinsLines);
      storedChars += line.text.length;
      if (storedChars > maxStoredChars) extent.lines = undefined;
      else extent.lines.push(line);
    }
  }
  return extent;
}

async function* readLines(
  open: () => ReturnType<typeof readRows>,
  { lines }: SheetExtent,
  joinsLines: boolean,
): AsyncGenerator<readonly SheetLine[]> {
  if (lines) yield lines;
  else for await (const rows of open()) yield rows.map((sheetRow) => toLine(sheetRow, joinsLines));
}

/** The rows as CSV, with an empty line for each empty row, so that line numbers are row numbers. */
async function* csvChunks(
  open: () => ReturnType<typeof readRows>,
  extent: SheetExtent,
  { file, options, sheetCount }: { file: PackedFile; options: UnpackOptions; sheetCount: number },
): AsyncGenerator<TableChunk> {
  const { lastRow, columns } = extent;
  const { maxUnpackedBytes, joinsCellLines = false } = options;
  // A sheet with a note far to the right of its table is not filled up to the note.
  const paddedRows = lastRow * columns <= maxSheetCells ? lastRow : headRows;
  const tableBytes = file.size / sheetCount;
  let text = '';
  let row = 1;
  let unpacked = 0;
  const takeChunk = (): TableChunk => {
    const bytes = Buffer.from(text);
    text = '';
    unpacked += bytes.length;
    // Cells share texts, so the table may be much larger than the workbook.
    assertNotZipBomb(file.name, { packed: file.size, unpacked, maxBytes: maxUnpackedBytes });
    return { bytes, bytesRead: Math.round((row / (lastRow + 1)) * tableBytes) };
  };
  for await (const lines of readLines(open, extent, joinsCellLines)) {
    for (const line of lines) {
      for (; row < line.row; row++) {
        text += row <= paddedRows ? emptyLine(columns) : '\n';
        if (text.length > csvChunkChars) yield takeChunk();
      }
      text +=
        row <= paddedRows ? `${line.text}${emptyCell.repeat(columns - line.cells)}\n` : `${line.text}\n`;
      row++;
      if (text.length > csvChunkChars) yield takeChunk();
    }
  }
  yield takeChunk();
}

const emptyCell = ',""';
const emptyLine = (columns: number): string => `""${emptyCell.repeat(columns - 1)}\n`;

function toLine({ number, cells }: SheetRow, joinsLines: boolean): SheetLine {
  const quoted = cells.map((cell = '') => {
    const text = joinsLines ? cell.replace(/[\r\n]+/g, ' ') : cell;
    return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`;
  });
  return { row: number, cells: cells.length, text: quoted.join(',') };
}

async function withReadError<Result>({ name }: PackedFile, callback: () => Promise<Result>): Promise<Result> {
  try {
    return await callback();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw fileError(`The workbook ${name} cannot be read.`, `Книга ${name} не читается.`, error);
  }
}
