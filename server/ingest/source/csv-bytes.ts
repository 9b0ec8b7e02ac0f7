import { CsvScanner, type CsvHandler, type Malformation } from './csv-scanner.js';
import { BatchBuilder, type RecordBatch } from './record-batch.js';

/** How ClickHouse reads a CSV file. */
export interface CsvLayout {
  delimiter: string;
  /** Number of records up to and including the header. */
  headerRecords: number;
  /** Header passed to ClickHouse. */
  header: readonly string[];
}

/** ClickHouse does not accept a tab as CSV delimiter, so the unit separator replaces it. */
export function clickHouseDelimiter({ delimiter }: CsvLayout): string {
  return delimiter === '\t' ? '\u001f' : delimiter;
}

/** Listener for the records of a CSV file. */
export interface CsvListener {
  /** Total number of records so far. */
  records(count: number): void;
  malformed(raw: Buffer, line: number, reason: Malformation): void;
}

/**
 * Splits the file into batches with a renamed header. Records that ClickHouse cannot parse are reported and omitted.
 */
export async function* csvBatches(
  chunks: AsyncIterable<Buffer>,
  { layout, batchSize }: { layout: CsvLayout; batchSize: number },
  listener: CsvListener,
): AsyncGenerator<RecordBatch> {
  const header = Buffer.from(`${layout.header.join(clickHouseDelimiter(layout))}\n`);
  const builder = new BatchBuilder(batchSize);
  let recordIndex = -layout.headerRecords;
  let range: { buffer: Buffer; start: number; end: number } | undefined;
  const close = () => {
    if (range) builder.add(range.buffer.subarray(range.start, range.end));
    range = undefined;
  };
  const handler: CsvHandler = {
    record(buffer, start, end) {
      if (++recordIndex === 0) scanner.expectColumns(layout.header.length);
      if (recordIndex <= 0) return;
      if (range?.buffer === buffer && range.end === start) range.end = end;
      else {
        close();
        range = { buffer, start, end };
      }
    },
    malformed: (raw, line, reason) => listener.malformed(raw, line, reason),
  };
  const scanner = new CsvScanner(
    layout.delimiter.charCodeAt(0),
    handler,
    clickHouseDelimiter(layout).charCodeAt(0),
  );
  const takeBatch = (atEnd: boolean): RecordBatch | undefined => {
    close();
    listener.records(Math.max(0, recordIndex));
    const batch = builder.take(Math.max(0, recordIndex), atEnd);
    return batch && { ...batch, bytes: [header, ...batch.bytes] };
  };
  for await (const chunk of chunks) {
    scanner.write(chunk);
    const batch = takeBatch(false);
    if (batch) yield batch;
  }
  scanner.end();
  const last = takeBatch(true);
  if (last) yield last;
}

/** Reads the raw text and first line of some records; `numbers` (zero-based, without the header) must ascend. */
export async function* findCsvRecords(
  chunks: AsyncIterable<Buffer>,
  layout: CsvLayout,
  numbers: AsyncIterable<{ record: number; reason: string }>,
): AsyncGenerator<{ line: number; reason: string; raw: string }> {
  const requestedRecords = numbers[Symbol.asyncIterator]();
  let next = await requestedRecords.next();
  let recordIndex = -layout.headerRecords;
  let scannedRecords: { line: number; number: number; raw: Buffer }[] = [];
  const scanner = new CsvScanner(layout.delimiter.charCodeAt(0), {
    record(buffer, start, end, line) {
      scannedRecords.push({ line, number: recordIndex++, raw: buffer.subarray(start, end) });
      if (recordIndex === 0) scanner.expectColumns(layout.header.length);
    },
    malformed: () => undefined,
  });
  const takeMatches = async function* () {
    for (const { line, number, raw } of scannedRecords) {
      if (next.done || next.value.record !== number) continue;
      yield { line, reason: next.value.reason, raw: raw.toString().replace(/\r?\n$/, '') };
      next = await requestedRecords.next();
    }
    scannedRecords = [];
  };
  for await (const chunk of chunks) {
    scanner.write(chunk);
    yield* takeMatches();
    if (next.done) return;
  }
  scanner.end();
  yield* takeMatches();
}
