import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum lag that the stream may catch up with a faster chunk. Timers fire one or two milliseconds late. */
const maxCreditMs = 50;

/** Limits the average throughput of a stream, so that it does not starve other requests. */
export async function* throttleStream(
  source: AsyncIterable<Buffer>,
  bytesPerSecond: number,
): AsyncGenerator<Buffer> {
  let nextChunkAt = performance.now();
  for await (const chunk of source) {
    yield chunk;
    nextChunkAt =
      Math.max(nextChunkAt, performance.now() - maxCreditMs) + (chunk.length / bytesPerSecond) * 1000;
    const delayMs = nextChunkAt - performance.now();
    if (delayMs > 0) await sleep(delayMs);
  }
}
