import { CsvScanner, type CsvHandler, type Malformation } from './csv-scanner.js';

/** Complete records that are sent in one request, with the number of preceding records. */
export interface RecordBatch {
  bytes: readonly Buffer[];
  firstRecord: number;
}

/** Large enough to be sorted as one block, and small enough for several in memory. */
const maxBatchBytes = 32 * 1024 * 1024;
/** Normalising a batch takes many times its size in ClickHouse memory. */
const batchBytesPerMegabyte = 6 * 1024;
/** Memory of an idle ClickHouse. */
const idleClickHouseMemoryMb = 256;

/** Batch size for a given ClickHouse memory limit. */
export function batchSizeFor(clickhouseMemoryMb: number): number {
  return Math.min(maxBatchBytes, (clickhouseMemoryMb - idleClickHouseMemoryMb) * batchBytesPerMegabyte);
}

/** Short records take more memory in ClickHouse than in the file. */
export const maxBatchRecords = 400_000;

/** Collects complete records into batches. */
export class BatchBuilder {
  private bytes: Buffer[] = [];
  private size = 0;
  private firstRecord = 0;

  constructor(private readonly batchSize: number) {}

  add(bytes: Buffer): void {
    this.bytes.push(bytes);
    this.size += bytes.length;
  }

  /** Returns the next full batch, or any remaining records at the end. `records` is the total number added. */
  take(records: number, atEnd = false): RecordBatch | undefined {
    const full = this.size >= this.batchSize || records - this.firstRecord >= maxBatchRecords;
    if (this.size === 0 || !(full || atEnd)) return undefined;
    const batch = { bytes: this.bytes, firstRecord: this.firstRecord };
    this.bytes = [];
    this.size = 0;
    this.firstRecord = records;
    return batch;
  }
}

/**
 * Detaches the buffers of a sent batch, because the garbage collector barely notices external memory.
 * The first and last buffer may be shared with adjacent batches.
 */
export function releaseBatch({ bytes }: RecordBatch): void {
  const sharedBuffers = new Set([bytes[0]?.buffer, bytes[1]?.buffer, bytes.at(-1)?.buffer]);
  const transferable = new Set(
    bytes
      .map(({ buffer }) => buffer as ArrayBuffer)
      .filter((buffer) => !sharedBuffers.has(buffer) && buffer.byteLength >= 65536),
  );
  structuredClone(null, { transfer: [...transferable] });
}

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

/** Header line for ClickHouse. */
export function headerLine(layout: CsvLayout): Buffer {
  return Buffer.from(`${layout.header.join(clickHouseDelimiter(layout))}\n`);
}

/** Listener for the records of a CSV file. */
export interface CsvListener {
  /** Total number of records so far. */
  records(count: number): void;
  malformed(raw: Buffer, line: number, reason: Malformation): void;
}

/** Splits the file into batches without a header. Records that ClickHouse cannot parse are reported and omitted. */
export async function* csvBatches(
  chunks: AsyncIterable<Buffer>,
  { layout, batchSize }: { layout: CsvLayout; batchSize: number },
  listener: CsvListener,
): AsyncGenerator<RecordBatch> {
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
    return builder.take(Math.max(0, recordIndex), atEnd);
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
  numbers: AsyncIterable<number>,
): AsyncGenerator<{ line: number; raw: string }> {
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
      if (next.done || next.value !== number) continue;
      yield { line, raw: raw.toString().replace(/\r?\n$/, '') };
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

const lineFeed = 0x0a;

/** Maximum line size. Longer lines are truncated and thus rejected as invalid JSON. */
const maxLineBytes = 4 * 1024 * 1024;

/** Splits lines into batches without conversion and reports the number of lines. */
export async function* lineBatches(
  chunks: AsyncIterable<Buffer>,
  batchSize: number,
  onLines: (lines: number) => void,
): AsyncGenerator<RecordBatch> {
  const builder = new BatchBuilder(batchSize);
  let lines = 0;
  let unfinishedBytes = 0;
  const addUnfinished = (bytes: Buffer) => {
    const fitting = bytes.subarray(0, Math.max(0, maxLineBytes - unfinishedBytes));
    if (fitting.length > 0) builder.add(fitting);
    unfinishedBytes += fitting.length;
  };
  for await (const chunk of chunks) {
    let end = 0;
    for (let lineEnd = chunk.indexOf(lineFeed); lineEnd >= 0; lineEnd = chunk.indexOf(lineFeed, end)) {
      lines++;
      end = lineEnd + 1;
    }
    onLines(lines);
    if (end === 0) {
      addUnfinished(chunk);
      continue;
    }
    if (unfinishedBytes === maxLineBytes) builder.add(chunk.subarray(chunk.indexOf(lineFeed), end));
    else builder.add(chunk.subarray(0, end));
    unfinishedBytes = 0;
    const batch = builder.take(lines);
    if (batch) yield batch;
    if (end < chunk.length) addUnfinished(chunk.subarray(end));
  }
  // The last line may have no line end.
  onLines(lines + (unfinishedBytes > 0 ? 1 : 0));
  const last = builder.take(lines, true);
  if (last) yield last;
}
