import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Container, NamedFile, Skipped } from '../source.js';

/** Bytes of a table, with the progress in the file. */
export interface TableChunk {
  bytes: Buffer;
  /** Bytes of the table's share of the file that are read so far. */
  bytesRead: number;
}

/** A table of a file. Only file reader processes open it. */
export interface PackedTable {
  entry?: string;
  /** Undefined for a text file. */
  container?: Container;
  /** Bytes of the file attributed to this table. */
  size: number;
  /** Text of the table in any encoding. */
  open: () => AsyncIterable<TableChunk>;
}

/** Contents of a packed file. */
export interface PackedTables {
  tables: PackedTable[];
  skipped: Skipped[];
}

/** A packed file on disk or in memory. */
export interface PackedFile extends NamedFile {
  /** Content of the file if it is not on disk. */
  bytes?: Buffer;
  size: number;
}

/** Limits of the unpacked content. */
export interface UnpackOptions {
  maxUnpackedBytes: number;
  /** Replaces line breaks in the cells of workbooks with spaces. */
  joinsCellLines?: boolean;
}

const streamChunkBytes = 1024 * 1024;

/** Streams the content of a file. */
export function streamFile({ path, bytes }: PackedFile): Readable {
  return bytes
    ? Readable.from([bytes], { objectMode: false })
    : createReadStream(path, { highWaterMark: streamChunkBytes });
}

/** Reads a range of a file. */
export async function readRange(
  { path, bytes }: PackedFile,
  start: number,
  end: number,
): Promise<ArrayBuffer> {
  if (bytes) return Uint8Array.from(bytes.subarray(start, end)).buffer;
  const handle = await open(path);
  try {
    const buffer = new ArrayBuffer(Math.max(0, end - start));
    const { bytesRead } = await handle.read(new Uint8Array(buffer), 0, buffer.byteLength, start);
    return bytesRead === buffer.byteLength ? buffer : buffer.slice(0, bytesRead);
  } finally {
    await handle.close();
  }
}
