import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentHashSliceBytes } from '../../contract/content-hash.js';
import { ContentHash } from './content-hash.js';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest();

function hashInChunks(content: Buffer, chunkLength: number): string {
  const hash = new ContentHash();
  for (let start = 0; start < content.length; start += chunkLength) {
    hash.update(content.subarray(start, start + chunkLength));
  }
  return hash.digest();
}

describe('a content hash', () => {
  const content = randomBytes(contentHashSliceBytes * 2 + 10);

  it('is the hash of the digests of all slices, independent of the chunks', () => {
    const digests = [0, 1, 2].map((slice) =>
      sha256(content.subarray(slice * contentHashSliceBytes, (slice + 1) * contentHashSliceBytes)),
    );
    const expected = sha256(Buffer.concat(digests)).toString('hex');
    for (const length of [content.length, contentHashSliceBytes, 65_536, 1_000_003]) {
      expect(hashInChunks(content, length)).toBe(expected);
    }
  });

  it('has no empty slice at the end of a file', () => {
    const slice = content.subarray(0, contentHashSliceBytes);
    expect(hashInChunks(slice, slice.length)).toBe(sha256(sha256(slice)).toString('hex'));
    expect(new ContentHash().digest()).toBe(sha256(Buffer.alloc(0)).toString('hex'));
  });
});
