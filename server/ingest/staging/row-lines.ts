import type { RowReader, TableRow, ImportRecord } from '../formats/import-format.js';
import { CsvScanner, type Malformation } from '../source/csv-scanner.js';
import { csvValues } from '../source/csv-values.js';
import { BatchBuilder, type RecordBatch } from '../source/record-batch.js';

/** A table that JavaScript reads row by row. */
interface RowTable {
  delimiter: string;
  headerRecords: number;
  /** Number of header values. */
  width: number;
  reader: RowReader;
  mapRow: (values: readonly string[]) => TableRow;
}

interface RowListener {
  records(count: number): void;
  malformed(raw: Buffer, line: number, reason: Malformation): void;
}

/** Converts the records of a row reader to batches of native NDJSON. */
export async function* rowBatches(
  chunks: AsyncIterable<Buffer>,
  { table, batchSize }: { table: RowTable; batchSize: number },
  listener: RowListener,
): AsyncGenerator<RecordBatch> {
  const { delimiter, headerRecords, reader, mapRow } = table;
  const builder = new BatchBuilder(batchSize);
  let recordIndex = -headerRecords;
  let count = 0;
  let bufferedLines = '';
  let lastLine = 1;
  const add = (records: Iterable<ImportRecord>, line: number) => {
    for (const record of records) {
      // Mutating the record avoids a costly copy.
      record.line = line;
      bufferedLines += `${JSON.stringify(record)}\n`;
      count++;
    }
  };
  const scanner = new CsvScanner(delimiter.charCodeAt(0), {
    record(buffer, start, end, line) {
      if (++recordIndex === 0) scanner.expectColumns(table.width);
      if (recordIndex <= 0) return;
      lastLine = line;
      add(reader.row(mapRow(csvValues(buffer.toString('utf8', start, end), delimiter))), line);
    },
    malformed: (raw, line, reason) => listener.malformed(raw, line, reason),
  });
  const takeBatch = (atEnd: boolean): RecordBatch | undefined => {
    if (bufferedLines !== '') builder.add(Buffer.from(bufferedLines));
    bufferedLines = '';
    listener.records(count);
    return builder.take(count, atEnd);
  };
  for await (const chunk of chunks) {
    scanner.write(chunk);
    const batch = takeBatch(false);
    if (batch) yield batch;
  }
  scanner.end();
  add(reader.end?.() ?? [], lastLine);
  const last = takeBatch(true);
  if (last) yield last;
}
