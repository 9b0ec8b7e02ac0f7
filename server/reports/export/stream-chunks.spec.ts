import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { streamChunks } from './stream-chunks.js';

it('lets other work proceed after each chunk, even if the client takes all data at once', async () => {
  const chunks = Array.from({ length: 50 }, (_, index) => `${index}\n`);
  let iterations = 0;
  const count = () => {
    iterations += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  let text = '';
  const client = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  await pipeline(streamChunks(chunks), client);
  clearImmediate(timer);
  expect(text).toBe(chunks.join(''));
  expect(iterations).toBeGreaterThanOrEqual(chunks.length);
});
