import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { lineBatches, releaseBatch } from './record-batch.js';

const chunkBytes = 256 * 1024;

/** About 6 MB of compressible lines with varying lengths. */
const text = Buffer.from(
  Array.from({ length: 60_000 }, (_, index) => `${index} ${'word '.repeat(index % 40)}\n`).join(''),
);

const digest = (bytes: Iterable<Buffer>) => {
  const hash = createHash('sha256');
  for (const part of bytes) hash.update(part);
  return hash.digest('hex');
};

it.each([
  [
    'as they are',
    () => Readable.from(splitIntoChunks(text), { objectMode: false, highWaterMark: chunkBytes }),
  ],
  ['out of gzip, whose chunks share buffers', () => unzip()],
])('leaves batches %s intact after earlier ones released their memory', async (_, open) => {
  const read: Buffer[] = [];
  let batchCount = 0;
  for await (const batch of lineBatches(open() as AsyncIterable<Buffer>, 1024 * 1024, () => undefined)) {
    batchCount++;
    for (const bytes of batch.bytes) read.push(Buffer.from(bytes));
    releaseBatch(batch);
  }
  expect(batchCount).toBeGreaterThan(4);
  expect(digest(read)).toBe(digest([text]));
});

it('releases the memory that no other batch uses', async () => {
  const releasedBytes: number[] = [];
  for await (const batch of lineBatches(unzip(), 1024 * 1024, () => undefined)) {
    const before = batch.bytes.reduce((sum, { length }) => sum + length, 0);
    releaseBatch(batch);
    releasedBytes.push(before - batch.bytes.reduce((sum, { length }) => sum + length, 0));
  }
  expect(Math.max(...releasedBytes)).toBeGreaterThan(chunkBytes);
});

function unzip(): AsyncIterable<Buffer> {
  return Readable.from([gzipSync(text)]).pipe(
    createGunzip({ chunkSize: chunkBytes }),
  ) as AsyncIterable<Buffer>;
}

/** Each buffer has its own memory, like chunks of a file. */
function splitIntoChunks(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / chunkBytes);
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes);
    const copy = Buffer.allocUnsafeSlow(part.length);
    part.copy(copy);
    return copy;
  });
}
