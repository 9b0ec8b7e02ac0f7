/** Complete records that are sent in one request, with the number of preceding records. */
export interface RecordBatch {
  bytes: readonly Buffer[];
  firstRecord: number;
}

/** Large enough to be sorted as one block, and small enough for several in memory. */
const maxBatchBytes = 16 * 1024 * 1024;
/** Normalising a batch takes many times its size in ClickHouse memory. */
const batchBytesPerMegabyte = 6 * 1024;
/** Memory of an idle ClickHouse. */
const idleClickHouseMemoryMb = 256;

/** Batch size for a given ClickHouse memory limit. */
export function batchSizeFor(clickhouseMemoryMb: number): number {
  return Math.min(maxBatchBytes, (clickhouseMemoryMb - idleClickHouseMemoryMb) * batchBytesPerMegabyte);
}

/** Short records take more memory in ClickHouse than in the file. */
const maxBatchRecords = 400_000;

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
