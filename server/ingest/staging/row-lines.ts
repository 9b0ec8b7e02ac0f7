import type { RowReader, TableRow, ImportRecord } from '../formats/import-format.js';
import { CsvScanner, type Malformation } from '../source/csv-scanner.js';
import { csvValues } from '../source/csv-values.js';
import { PieceCollector, type Piece } from '../source/piece.js';

/** A table whose rows are read here, one by one. */
interface RowTable {
  delimiter: string;
  headerRecords: number;
  /** Values of the header. */
  width: number;
  reader: RowReader;
  rowOf: (values: readonly string[]) => TableRow;
}

interface RowWatcher {
  records(count: number): void;
  malformed(raw: Buffer, line: number, why: Malformation): void;
}

/** The records that a reader makes of a table's rows as lines of our NDJSON, in pieces. */
export async function* rowPieces(
  chunks: AsyncIterable<Buffer>,
  { table, pieceSize }: { table: RowTable; pieceSize: number },
  watcher: RowWatcher,
): AsyncGenerator<Piece> {
  const { delimiter, headerRecords, reader, rowOf } = table;
  const collector = new PieceCollector(pieceSize);
  let seen = -headerRecords;
  let count = 0;
  let bufferedLines = '';
  let lastLine = 1;
  const add = (records: Iterable<ImportRecord>, line: number) => {
    for (const record of records) {
      // A copy of each record would take as long as its text.
      record.line = line;
      bufferedLines += `${JSON.stringify(record)}\n`;
      count++;
    }
  };
  const scanner = new CsvScanner(delimiter.charCodeAt(0), {
    record(buffer, start, end, line) {
      if (++seen === 0) scanner.expect(table.width);
      if (seen <= 0) return;
      lastLine = line;
      add(reader.row(rowOf(csvValues(buffer.toString('utf8', start, end), delimiter))), line);
    },
    malformed: (raw, line, why) => watcher.malformed(raw, line, why),
  });
  const taken = (atEnd: boolean): Piece | undefined => {
    if (bufferedLines !== '') collector.add(Buffer.from(bufferedLines));
    bufferedLines = '';
    watcher.records(count);
    return collector.take(count, atEnd);
  };
  for await (const chunk of chunks) {
    scanner.write(chunk);
    const piece = taken(false);
    if (piece) yield piece;
  }
  scanner.end();
  add(reader.end?.() ?? [], lastLine);
  const last = taken(true);
  if (last) yield last;
}
