import { asyncBufferFromFile, parquetMetadataAsync, parquetRead, type FileMetaData } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import type { InputTables, NamedFile } from '../source.js';
import { textSource } from '../open-source.js';
import { csvText } from './csv-text.js';
import { fileError } from './file-error.js';

const rowsPerChunk = 20_000;

/** A Parquet file as a single table. */
export async function parquetTables(file: NamedFile, size: number): Promise<InputTables> {
  const metadata = await metadataOf(file);
  return {
    skipped: [],
    tables: [
      {
        container: 'parquet',
        size,
        open() {
          let rows = 0;
          const lines = csvLines(file, metadata, (read) => (rows = read));
          return textSource(lines, {
            size,
            bytesRead: () => Math.round((rows / Math.max(1, Number(metadata.num_rows))) * size),
            container: 'parquet',
            close: () => undefined,
          });
        },
      },
    ],
  };
}

async function metadataOf(file: NamedFile): Promise<FileMetaData> {
  try {
    return await parquetMetadataAsync(await asyncBufferFromFile(file.path));
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Rows with a header line, one row group at a time. */
async function* csvLines(
  file: NamedFile,
  metadata: FileMetaData,
  onRead: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const columns = columnsOf(metadata);
  yield csvText([columns]);
  const buffer = await asyncBufferFromFile(file.path);
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    const rows = await rowsOf({ file: buffer, metadata, columns, rowStart, rowEnd }, file);
    for (let at = 0; at < rows.length; at += rowsPerChunk) yield csvText(rows.slice(at, at + rowsPerChunk));
    onRead(rowEnd);
    rowStart = rowEnd;
  }
}

/** Top-level columns; nested values are written as JSON. */
function columnsOf({ schema }: FileMetaData): string[] {
  const columns: string[] = [];
  for (let at = 1; at < schema.length; at = nextSibling(schema, at)) columns.push(schema[at]?.name ?? '');
  return columns;
}

function nextSibling(schema: FileMetaData['schema'], at: number): number {
  let next = at + 1;
  for (let child = 0; child < (schema[at]?.num_children ?? 0); child++) next = nextSibling(schema, next);
  return next;
}

async function rowsOf(
  options: Omit<Parameters<typeof parquetRead>[0], 'rowFormat' | 'onComplete'>,
  file: NamedFile,
): Promise<unknown[][]> {
  const found: unknown[][] = [];
  try {
    await parquetRead({
      ...options,
      compressors,
      rowFormat: 'array',
      onComplete: (rows: unknown[][]) => {
        for (const row of rows) found.push(row);
      },
    });
  } catch (error) {
    throw unreadable(file, error);
  }
  return found;
}

function unreadable({ name }: NamedFile, error: unknown) {
  return fileError(`The Parquet file ${name} cannot be read.`, `Файл Parquet ${name} не читается.`, error);
}
