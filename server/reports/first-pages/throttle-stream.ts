import { setTimeout as sleep } from 'node:timers/promises';

/** Unused time that may be made up for; timers are one or two milliseconds late. */
const maxCreditMs = 50;

/** Limits the average throughput of a stream, so that it does not starve other requests. */
export async function* throttleStream(
  source: AsyncIterable<Buffer>,
  bytesPerSecond: number,
): AsyncGenerator<Buffer> {
  let nextAt = performance.now();
  for await (const chunk of source) {
    yield chunk;
    nextAt = Math.max(nextAt, performance.now() - maxCreditMs) + (chunk.length / bytesPerSecond) * 1000;
    const delayMs = nextAt - performance.now();
    if (delayMs > 0) await sleep(delayMs);
  }
}
