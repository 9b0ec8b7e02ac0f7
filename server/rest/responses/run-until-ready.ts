import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '../../errors/error-code.js';
import { OperationError } from '../../http/errors/operation-error.js';

/** Maximum time that a call waits for a result in progress. */
const maxWaitMs = 2_000;
const firstDelayMs = 50;

const notReadyCode: string = ErrorCode.NotReady;

/**
 * Repeats a call until its result is ready, for at most two seconds. Many scripts read a result immediately after the
 * call that orders it.
 * @throws OperationError of the last attempt, or AbortError when the client disconnects
 */
export async function runUntilReady<Result>(
  run: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const deadline = Date.now() + maxWaitMs;
  for (let delayMs = firstDelayMs; ; delayMs *= 2) {
    try {
      return await run();
    } catch (error) {
      const remainingMs = deadline - Date.now();
      if (!isNotReady(error) || remainingMs <= 0) throw error;
      await sleep(Math.min(delayMs, remainingMs), undefined, { signal });
    }
  }
}

function isNotReady(error: unknown): boolean {
  return error instanceof OperationError && error.code === notReadyCode;
}
