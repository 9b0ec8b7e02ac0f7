import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';

/** Bytes that a file's format is told by. */
const headSize = 256 * 1024;
const chunkSize = 1024 * 1024;

/** An input, decompressed and in UTF-8 without a byte order mark. */
export interface Source {
  /** Size of the file in bytes, as it lies on the disk. */
  size: number;
  /** Bytes of the file that were read so far. */
  bytesRead(): number;
  /** The first bytes; they come again in `chunks`. */
  head: Buffer;
  /** Whether `head` is all there is. */
  headIsAll: boolean;
  chunks: AsyncIterable<Buffer>;
}

/** Opens a file, plain or gzip, in UTF-8 or UTF-16. */
export async function openSource(file: string): Promise<Source> {
  const { size } = await stat(file);
  let read = 0;
  const bytes = createReadStream(file, { highWaterMark: chunkSize });
  bytes.on('data', (chunk) => (read += chunk.length));
  bytes.pause();
  const plain = decoded(await decompressed(bytes));
  const { head, headIsAll, chunks } = await withHead(plain, headSize);
  return { size, bytesRead: () => read, head, headIsAll, chunks };
}

async function decompressed(bytes: Readable): Promise<AsyncIterable<Buffer>> {
  const { head, chunks } = await withHead(bytes, 2);
  const zipped = head.length >= 2 && head[0] === 0x1f && head[1] === 0x8b;
  if (!zipped) return chunks;
  const source = Readable.from(chunks, { objectMode: false });
  const unzip = createGunzip({ chunkSize });
  source.on('error', (error) => unzip.destroy(error));
  return source.pipe(unzip);
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, chunks } = await withHead(bytes, 4);
  const encoding = encodingOf(head);
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    yield Buffer.from(decoder.decode());
    return;
  }
  let mark = head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0;
  for await (const chunk of chunks) {
    yield mark > 0 ? chunk.subarray(mark) : chunk;
    mark = 0;
  }
}

/** By the byte order mark; without one, a text of Latin letters shows UTF-16 by its zero bytes. */
function encodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && head.length > 1)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && head.length > 1)) return 'utf-16be';
  return 'utf-8';
}

/** Reads so many first bytes (fewer where there are no more) and gives them and the whole. */
async function withHead(
  source: AsyncIterable<Buffer | string>,
  wanted: number,
): Promise<{ head: Buffer; headIsAll: boolean; chunks: AsyncGenerator<Buffer> }> {
  const iterator = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  let ended = false;
  while (size < wanted) {
    const next = await iterator.next();
    ended = next.done === true;
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(first);
  return { head: head.subarray(0, wanted), headIsAll: ended, chunks: chain(head, iterator, ended) };
}

async function* chain(head: Buffer, rest: AsyncIterator<Buffer>, ended: boolean): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head;
    while (!ended) {
      const next = await rest.next();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await rest.return?.();
  }
}
