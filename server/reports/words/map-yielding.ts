import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the loop, so that other requests go on. */
const maxBlockingMs = 8;

/** Does something to each item of a long list, and lets others have their turn between. Throws where the signal gives it up. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  transform: (item: Item, at: number) => Result,
  signal?: AbortSignal,
  /** Items between two looks at the clock. */
  checkInterval = 500,
): Promise<Result[]> {
  const results: Result[] = [];
  let sliceStart = performance.now();
  for (let at = 0; at < items.length; at += 1) {
    results.push(transform(items[at] as Item, at));
    if (at % checkInterval !== 0 || performance.now() - sliceStart < maxBlockingMs) continue;
    await nextTurn();
    signal?.throwIfAborted();
    sliceStart = performance.now();
  }
  return results;
}
