import { setTimeout as sleep } from 'node:timers/promises';

/** So much of what was not used may be made up for, in milliseconds: timers are late by one or two. */
const maxCreditMs = 50;

/** Passes bytes on as they come, but on average no more than so many a second, so that others get on meanwhile. */
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
