import { asyncBufferFromFile, parquetMetadataAsync, parquetRead, type FileMetaData } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import type { InputTables, NamedFile } from '../source.js';
import { textSource } from '../open-source.js';
import { formatCsv } from './csv-text.js';
import { fileError } from './file-error.js';

const rowsPerChunk = 20_000;

/** A Parquet file as a single table. */
export async function parquetTables(file: NamedFile, size: number): Promise<InputTables> {
  const metadata = await readMetadata(file);
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

async function readMetadata(file: NamedFile): Promise<FileMetaData> {
  try {
    return await parquetMetadataAsync(await asyncBufferFromFile(file.path));
  } catch (error) {
    throw unreadableError(file, error);
  }
}

/** Rows with a header line, one row group at a time. */
async function* csvLines(
  file: NamedFile,
  metadata: FileMetaData,
  onRead: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const columns = listColumns(metadata);
  yield formatCsv([columns]);
  const buffer = await asyncBufferFromFile(file.path);
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    const rows = await readRowGroup({ file: buffer, metadata, columns, rowStart, rowEnd }, file);
    for (let start = 0; start < rows.length; start += rowsPerChunk) {
      yield formatCsv(rows.slice(start, start + rowsPerChunk));
    }
    onRead(rowEnd);
    rowStart = rowEnd;
  }
}

/** Top-level columns; nested values are written as JSON. */
function listColumns({ schema }: FileMetaData): string[] {
  const columns: string[] = [];
  for (let index = 1; index < schema.length; index = nextSibling(schema, index)) {
    columns.push(schema[index]?.name ?? '');
  }
  return columns;
}

function nextSibling(schema: FileMetaData['schema'], index: number): number {
  let sibling = index + 1;
  for (let child = 0; child < (schema[index]?.num_children ?? 0); child++) {
    sibling = nextSibling(schema, sibling);
  }
  return sibling;
}

async function readRowGroup(
  options: Omit<Parameters<typeof parquetRead>[0], 'rowFormat' | 'onComplete'>,
  file: NamedFile,
): Promise<unknown[][]> {
  const readRows: unknown[][] = [];
  try {
    await parquetRead({
      ...options,
      compressors,
      rowFormat: 'array',
      onComplete: (rows: unknown[][]) => {
        for (const row of rows) readRows.push(row);
      },
    });
  } catch (error) {
    throw unreadableError(file, error);
  }
  return readRows;
}

function unreadableError({ name }: NamedFile, error: unknown) {
  return fileError(`The Parquet file ${name} cannot be read.`, `Файл Parquet ${name} не читается.`, error);
}
