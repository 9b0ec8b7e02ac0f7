import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { assertUnpacks } from './containers/unpacking-limit.js';
import type { NamedFile, Source } from './source.js';
import { encodingOf, inUtf8 } from './text-encoding.js';
import { withHead } from './with-head.js';

/** Bytes that a file's format is told by. */
const headSize = 256 * 1024;
const chunkSize = 1024 * 1024;

/** What is told of bytes beside themselves. */
type Told = Pick<Source, 'size' | 'bytesRead' | 'container' | 'close'>;

/** Opens a file, plain or gzip, of one of the encodings of `text-encoding.ts`. Of gzip, `mostUnpacked` bytes are read. */
export async function openSource(
  { path, name }: NamedFile,
  mostUnpacked = Number.POSITIVE_INFINITY,
): Promise<Source> {
  const { size } = await stat(path);
  let read = 0;
  const bytes = createReadStream(path, { highWaterMark: chunkSize });
  bytes.on('data', (chunk) => (read += chunk.length));
  bytes.pause();
  const { container, plain } = await decompressed(bytes, name, mostUnpacked);
  return textSource(plain, { size, bytesRead: () => read, container, close: () => bytes.destroy() });
}

/** Bytes of a text in whatever encoding as a source. */
export async function textSource(bytes: AsyncIterable<Buffer>, told: Told): Promise<Source> {
  const given = await withHead(bytes, headSize);
  const encoding = encodingOf(given.head);
  const text = await withHead(inUtf8(given.chunks, encoding), headSize);
  return {
    ...told,
    head: withLineFeeds(text.head),
    headIsAll: text.headIsAll,
    encoding,
    chunks: endsInReturns(text.head) ? linesEnded(text.chunks) : text.chunks,
  };
}

async function decompressed(
  bytes: Readable,
  name: string,
  mostUnpacked: number,
): Promise<{ container: 'gzip' | undefined; plain: AsyncIterable<Buffer> }> {
  const { head, chunks } = await withHead(bytes, 2);
  const zipped = head.length >= 2 && head[0] === 0x1f && head[1] === 0x8b;
  if (!zipped) return { container: undefined, plain: chunks };
  const source = Readable.from(chunks, { objectMode: false });
  const unzip = createGunzip({ chunkSize });
  source.on('error', (error) => unzip.destroy(error));
  const assertHarmless = (unpacked: number) =>
    assertUnpacks(name, { packed: unzip.bytesWritten, unpacked, most: mostUnpacked });
  return { container: 'gzip', plain: watched(source.pipe(unzip), assertHarmless) };
}

async function* watched(unpacked: Readable, assertHarmless: (size: number) => void): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    size += chunk.length;
    assertHarmless(size);
    yield chunk;
  }
}

const [carriageReturn, lineFeed, quote] = [0x0d, 0x0a, 0x22];

/** Whether lines end in a carriage return alone, as in files of Wordstat; within quotes there may be others. */
function endsInReturns(head: Buffer): boolean {
  if (!head.includes(carriageReturn)) return false;
  if (!head.includes(lineFeed)) return true;
  let quoted = false;
  let found = false;
  for (const byte of head) {
    if (byte === quote) quoted = !quoted;
    else if (quoted) continue;
    else if (byte === lineFeed) return false;
    else if (byte === carriageReturn) found = true;
  }
  return found;
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
