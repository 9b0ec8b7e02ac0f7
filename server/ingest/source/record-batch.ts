/** A part of a file that is read by itself: whole records, and how many stand before them. */
export interface RecordBatch {
  bytes: readonly Buffer[];
  firstRecord: number;
}

/** Size of a piece in bytes at most: large enough to be sorted as one, small enough that several are held at once. */
const maxBatchBytes = 16 * 1024 * 1024;
/** Bytes of a piece for each megabyte that the engine has to work with: normalising a piece takes many times its size. */
const batchBytesPerMegabyte = 6 * 1024;
/** Megabytes that the engine takes at rest. */
const idleEngineMemoryMb = 256;

/** Size of the pieces for an engine of so much memory. */
export function batchSizeFor(clickhouseMemoryMb: number): number {
  return Math.min(maxBatchBytes, (clickhouseMemoryMb - idleEngineMemoryMb) * batchBytesPerMegabyte);
}

/** Records of a piece at most: short ones take more memory in the engine than in the file. */
const maxBatchRecords = 400_000;

/** Gathers the bytes of whole records into pieces. */
export class BatchBuilder {
  private bytes: Buffer[] = [];
  private size = 0;
  private firstRecord = 0;

  constructor(private readonly batchSize: number) {}

  add(bytes: Buffer): void {
    this.bytes.push(bytes);
    this.size += bytes.length;
  }

  /** The piece that is full, or at the file's end what is left; `records` are those of all bytes so far. */
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
 * Gives back at once the memory of a piece that was sent, which the collector would keep for long as it hardly sees it. Its first
 * and last buffers may be shared with the pieces beside it.
 */
export function releaseBatch({ bytes }: RecordBatch): void {
  const shared = new Set([bytes[0]?.buffer, bytes[1]?.buffer, bytes.at(-1)?.buffer]);
  const transferable = new Set(
    bytes
      .map(({ buffer }) => buffer as ArrayBuffer)
      .filter((buffer) => !shared.has(buffer) && buffer.byteLength >= 65536),
  );
  structuredClone(null, { transfer: [...transferable] });
}
