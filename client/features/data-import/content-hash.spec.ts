import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentHashSliceBytes } from '../../../server/contract/content-hash.js';
import { hashContent } from './content-hash.js';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest();

it('hashes the digests of all slices of a file', async () => {
  const content = randomBytes(contentHashSliceBytes + 10);
  const slices = [content.subarray(0, contentHashSliceBytes), content.subarray(contentHashSliceBytes)];
  const expected = sha256(Buffer.concat(slices.map(sha256))).toString('hex');
  expect(await hashContent(new Blob([content]))).toBe(expected);
  expect(await hashContent(new Blob([]))).toBe(sha256(new Uint8Array()).toString('hex'));
});
