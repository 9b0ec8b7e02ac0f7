/** Concurrent ClickHouse requests of an import. ClickHouse processes each insert on a single thread. */
export const concurrency = 2;

/**
 * Runs the work for each item with bounded concurrency. After a failure it waits for the started work before it
 * rejects.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  try {
    for await (const item of items) {
      signal?.throwIfAborted();
      const task: Promise<void> = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(task));
      running.add(task);
      if (running.size >= concurrency) await Promise.race(running);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
}
