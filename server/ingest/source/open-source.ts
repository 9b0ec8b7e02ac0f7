import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { encodingOf, inUtf8, type TextEncoding } from './text-encoding.js';
import { withHead } from './with-head.js';

/** Bytes that a file's format is told by. */
const headSize = 256 * 1024;
const chunkSize = 1024 * 1024;

/** An input, decompressed and in UTF-8 without a byte order mark, its lines ended by line feeds. */
export interface Source {
  /** Size of the file in bytes, as it lies on the disk. */
  size: number;
  /** Bytes of the file that were read so far. */
  bytesRead(): number;
  /** The first bytes; they come again in `chunks`. */
  head: Buffer;
  /** Whether `head` is all there is. */
  headIsAll: boolean;
  /** How the file itself is written. */
  encoding: TextEncoding;
  container: 'gzip' | undefined;
  chunks: AsyncIterable<Buffer>;
  /** For who does not read it to its end. */
  close(): void;
}

/** Opens a file, plain or gzip, of one of the encodings of `text-encoding.ts`. */
export async function openSource(file: string): Promise<Source> {
  const { size } = await stat(file);
  let read = 0;
  const bytes = createReadStream(file, { highWaterMark: chunkSize });
  bytes.on('data', (chunk) => (read += chunk.length));
  bytes.pause();
  const { container, plain } = await decompressed(bytes);
  const given = await withHead(plain, headSize);
  const encoding = encodingOf(given.head);
  const text = await withHead(inUtf8(given.chunks, encoding), headSize);
  return {
    size,
    bytesRead: () => read,
    head: withLineFeeds(text.head),
    headIsAll: text.headIsAll,
    encoding,
    container,
    chunks: endsInReturns(text.head) ? linesEnded(text.chunks) : text.chunks,
    close: () => bytes.destroy(),
  };
}

async function decompressed(
  bytes: Readable,
): Promise<{ container: 'gzip' | undefined; plain: AsyncIterable<Buffer> }> {
  const { head, chunks } = await withHead(bytes, 2);
  const zipped = head.length >= 2 && head[0] === 0x1f && head[1] === 0x8b;
  if (!zipped) return { container: undefined, plain: chunks };
  const source = Readable.from(chunks, { objectMode: false });
  const unzip = createGunzip({ chunkSize });
  source.on('error', (error) => unzip.destroy(error));
  return { container: 'gzip', plain: source.pipe(unzip) };
}

const [carriageReturn, lineFeed] = [0x0d, 0x0a];

/** Whether lines end in a carriage return alone, as in files of Wordstat. */
function endsInReturns(head: Buffer): boolean {
  return head.includes(carriageReturn) && !head.includes(lineFeed);
}

function withLineFeeds(head: Buffer): Buffer {
  if (!endsInReturns(head)) return head;
  return Buffer.from(head.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
}

async function* linesEnded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield Buffer.from(chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte)));
  }
}
