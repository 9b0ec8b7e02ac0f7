import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Maximum time between two yields to the event loop. */
const maxBlockingMs = 8;

/**
 * Maps a long list and yields to the event loop in between, so that other requests proceed.
 * @throws the signal's reason if aborted
 */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  transform: (item: Item, index: number) => Result,
  signal?: AbortSignal,
  /** Items between two clock checks. */
  checkInterval = 16,
): Promise<Result[]> {
  const results: Result[] = [];
  let sliceStart = performance.now();
  for (let index = 0; index < items.length; index += 1) {
    results.push(transform(items[index] as Item, index));
    if (index % checkInterval !== 0 || performance.now() - sliceStart < maxBlockingMs) continue;
    await yieldToEventLoop();
    signal?.throwIfAborted();
    sliceStart = performance.now();
  }
  return results;
}
