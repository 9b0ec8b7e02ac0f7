// Runs in file reader processes.
import type { TextEncoding } from '../../contract/file-reading.js';
import { openTable, type TableReference } from '../source/containers/open-table.js';
import { findCsvRecords, type CsvLayout } from '../source/record-batch.js';

/** Reads the raw text of some rows of a table. */
export interface RecordsRequest {
  layout: CsvLayout;
  encoding: TextEncoding;
}

/** Line and raw text of a row. */
export interface RawRecord {
  line: number;
  raw: string;
}

/** Bytes of a record number in the upload. */
export const recordNumberBytes = 4;

/** Characters of raw text per piece. */
const charsPerPiece = 1024 * 1024;

/** Yields the rows with the ascending numbers of the upload as JSON lists, in their order. */
export async function* read(
  { layout, encoding, ...reference }: RecordsRequest & TableReference,
  upload: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const source = await openTable(reference, encoding);
  let records: RawRecord[] = [];
  let chars = 0;
  for await (const record of findCsvRecords(source.chunks, layout, readNumbers(upload))) {
    records.push(record);
    chars += record.raw.length;
    if (chars < charsPerPiece) continue;
    yield Buffer.from(JSON.stringify(records));
    records = [];
    chars = 0;
  }
  yield Buffer.from(JSON.stringify(records));
}

async function* readNumbers(upload: AsyncIterable<Buffer>): AsyncGenerator<number> {
  // The server sends complete numbers.
  for await (const bytes of upload) {
    for (let start = 0; start < bytes.length; start += recordNumberBytes) yield bytes.readUInt32LE(start);
  }
}
