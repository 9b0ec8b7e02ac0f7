import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two turns of the loop, so that other requests go on. */
const turnMs = 8;

/** Does something to each item of a long list, and lets others have their turn between. Throws where the signal gives it up. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  act: (item: Item, at: number) => Result,
  signal?: AbortSignal,
  /** Items between two looks at the clock. */
  atOnce = 500,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (let at = 0; at < items.length; at += 1) {
    results.push(act(items[at] as Item, at));
    if (at % atOnce !== 0 || performance.now() - began < turnMs) continue;
    await nextTurn();
    signal?.throwIfAborted();
    began = performance.now();
  }
  return results;
}
