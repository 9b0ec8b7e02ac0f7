import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { linePieces } from './line-pieces.js';
import { releasePiece } from './piece.js';

const chunkSize = 256 * 1024;

/** Lines of uneven lengths, 6 MB, that gzip makes smaller. */
const text = Buffer.from(
  Array.from({ length: 60_000 }, (_, at) => `${at} ${'word '.repeat(at % 40)}\n`).join(''),
);

const digest = (bytes: Iterable<Buffer>) => {
  const hash = createHash('sha256');
  for (const one of bytes) hash.update(one);
  return hash.digest('hex');
};

it.each([
  ['as they are', () => Readable.from(chunksOf(text), { objectMode: false, highWaterMark: chunkSize })],
  ['out of gzip, whose chunks share buffers', () => unzipped()],
])('pieces %s come whole although those before them gave their memory back', async (_, open) => {
  const read: Buffer[] = [];
  let pieces = 0;
  for await (const piece of linePieces(open() as AsyncIterable<Buffer>, 1024 * 1024, () => undefined)) {
    pieces++;
    for (const bytes of piece.bytes) read.push(Buffer.from(bytes));
    releasePiece(piece);
  }
  expect(pieces).toBeGreaterThan(4);
  expect(digest(read)).toBe(digest([text]));
});

it('gives back the memory of what no other piece holds', async () => {
  const freed: number[] = [];
  for await (const piece of linePieces(unzipped(), 1024 * 1024, () => undefined)) {
    const before = piece.bytes.reduce((sum, { length }) => sum + length, 0);
    releasePiece(piece);
    freed.push(before - piece.bytes.reduce((sum, { length }) => sum + length, 0));
  }
  expect(Math.max(...freed)).toBeGreaterThan(chunkSize);
});

function unzipped(): AsyncIterable<Buffer> {
  return Readable.from([gzipSync(text)]).pipe(createGunzip({ chunkSize })) as AsyncIterable<Buffer>;
}

/** Each in memory of its own, as a file's are. */
function chunksOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / chunkSize);
  return Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * chunkSize, (at + 1) * chunkSize);
    const own = Buffer.allocUnsafeSlow(part.length);
    part.copy(own);
    return own;
  });
}
