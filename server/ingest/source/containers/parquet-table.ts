import { parquetMetadataAsync, parquetRead, type AsyncBuffer, type FileMetaData } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { fileError } from '../../../file-reader/file-error.js';
import { formatCsv } from './csv-text.js';
import { readRange, type PackedFile, type PackedTables, type TableChunk } from './packed-table.js';

const rowsPerChunk = 5_000;

/** Cells that are decoded at once. Pages outside of the rows are skipped, so memory does not grow with the row group. */
const cellsPerRange = 2_000_000;

/** Repeated values take almost no space in a file, so the cells are limited by its size. */
const freeCells = 20_000_000;
const maxCellsPerByte = 100;

/** A Parquet file as a single table. */
export async function parquetTable(file: PackedFile): Promise<PackedTables> {
  const { size } = file;
  const metadata = await readMetadata(file);
  assertPlausibleSize(file, metadata);
  return { skipped: [], tables: [{ container: 'parquet', size, open: () => csvChunks(file, metadata) }] };
}

function openBuffer(file: PackedFile): AsyncBuffer {
  return { byteLength: file.size, slice: (start, end = file.size) => readRange(file, start, end) };
}

async function readMetadata(file: PackedFile): Promise<FileMetaData> {
  try {
    return await parquetMetadataAsync(openBuffer(file));
  } catch (error) {
    throw unreadableError(file, error);
  }
}

/** @throws AppError BadRequest if the file declares more cells than a table of its size can have */
function assertPlausibleSize(file: PackedFile, metadata: FileMetaData): void {
  const rows = metadata.row_groups.reduce((total, group) => total + Number(group.num_rows), 0);
  const cells = rows * listColumns(file, metadata).length;
  const maxCells = Math.max(freeCells, file.size * maxCellsPerByte);
  if (cells <= maxCells) return;
  throw fileError(
    `${file.name} has ${rows} rows, which is more than ${maxCells} cells for a file of its size: it is not read.`,
    `В ${file.name} ${rows} строк, а в файле такого размера может быть не больше ${maxCells} ячеек: он не читается.`,
  );
}

/** Rows with a header line, a range of rows at a time. */
async function* csvChunks(file: PackedFile, metadata: FileMetaData): AsyncGenerator<TableChunk> {
  const columns = listColumns(file, metadata);
  yield { bytes: formatCsv([columns]), bytesRead: 0 };
  const buffer = openBuffer(file);
  const total = Math.max(1, Number(metadata.num_rows));
  const rowsPerRange = Math.max(1, Math.floor(cellsPerRange / Math.max(1, columns.length)));
  let groupStart = 0;
  for (const group of metadata.row_groups) {
    const groupEnd = groupStart + Number(group.num_rows);
    for (let rowStart = groupStart; rowStart < groupEnd; rowStart += rowsPerRange) {
      const rowEnd = Math.min(groupEnd, rowStart + rowsPerRange);
      const rows = await readRows({ file: buffer, metadata, columns, rowStart, rowEnd }, file);
      const bytesRead = Math.round((rowEnd / total) * file.size);
      for (let start = 0; start < rows.length; start += rowsPerChunk) {
        yield { bytes: formatCsv(rows.slice(start, start + rowsPerChunk)), bytesRead };
      }
    }
    groupStart = groupEnd;
  }
}

/** Top-level columns; nested values are written as JSON. */
function listColumns(file: PackedFile, { schema }: FileMetaData): string[] {
  const columns: string[] = [];
  try {
    for (let index = 1; index < schema.length; index = nextSibling(schema, index)) {
      columns.push(schema[index]?.name ?? '');
    }
  } catch (error) {
    // Schemas that are nested too deeply for the stack.
    throw unreadableError(file, error);
  }
  return columns;
}

function nextSibling(schema: FileMetaData['schema'], index: number): number {
  let sibling = index + 1;
  for (let child = 0; child < (schema[index]?.num_children ?? 0) && sibling < schema.length; child++) {
    sibling = nextSibling(schema, sibling);
  }
  return sibling;
}

async function readRows(
  options: Omit<Parameters<typeof parquetRead>[0], 'rowFormat' | 'onComplete'>,
  file: PackedFile,
): Promise<unknown[][]> {
  let readRows: unknown[][] = [];
  try {
    await parquetRead({
      ...options,
      compressors,
      rowFormat: 'array',
      onComplete: (rows: unknown[][]) => {
        readRows = rows;
      },
    });
  } catch (error) {
    throw unreadableError(file, error);
  }
  return readRows;
}

function unreadableError({ name }: PackedFile, error: unknown) {
  return fileError(`The Parquet file ${name} cannot be read.`, `Файл Parquet ${name} не читается.`, error);
}
