import { setTimeout as sleep } from 'node:timers/promises';

/** Backoff in milliseconds. A killed engine is available again within half a second. */
const retryDelaysMs = [50, 100, 200, 400, 800, 1_600];

/** Retries transient errors with backoff. Throws the last error. */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  isRetryable: (error: unknown) => boolean,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (const delay of retryDelaysMs) {
    try {
      return await run();
    } catch (error) {
      if (signal?.aborted || !isRetryable(error)) throw error;
      await sleep(delay, undefined, { signal });
    }
  }
  return run();
}
