import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { throttleStream } from './throttle-stream.js';

const chunks = Array.from({ length: 20 }, (_, index) => Buffer.alloc(1_000, index));

describe('throttled stream', () => {
  it('passes all bytes in order at the configured rate', async () => {
    const startedAt = performance.now();
    const receivedChunks: Buffer[] = [];
    for await (const chunk of throttleStream(Readable.from(chunks), 100_000)) receivedChunks.push(chunk);
    expect(Buffer.concat(receivedChunks)).toEqual(Buffer.concat(chunks));
    // 20,000 bytes at 100,000 a second; timers may fire a few milliseconds early.
    expect(performance.now() - startedAt).toBeGreaterThan(180);
  });

  it('closes its source if the reader stops', async () => {
    const source = Readable.from(chunks);
    for await (const chunk of throttleStream(source, 1_000_000)) if (chunk === chunks[2]) break;
    expect(source.destroyed).toBe(true);
  });

  it('fails with its source', async () => {
    const source = Readable.from(
      (function* () {
        yield chunks[0];
        throw new Error('gone');
      })(),
    );
    const readAll = async () => {
      for await (const chunk of throttleStream(source, 1_000_000)) expect(chunk).toEqual(chunks[0]);
    };
    await expect(readAll()).rejects.toThrow('gone');
  });
});
