import { setTimeout as sleep } from 'node:timers/promises';

/** So much of what was not used may be made up for, in milliseconds: timers are late by one or two. */
const credit = 50;

/** Passes bytes on as they come, but on average no more than so many a second, so that others get on meanwhile. */
export async function* paced(source: AsyncIterable<Buffer>, perSecond: number): AsyncGenerator<Buffer> {
  let due = performance.now();
  for await (const chunk of source) {
    yield chunk;
    due = Math.max(due, performance.now() - credit) + (chunk.length / perSecond) * 1000;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
  }
}
