import { setTimeout as sleep } from 'node:timers/promises';

interface WaitOptions {
  attempts?: number;
  intervalMs?: number;
  /** Context for the error message, such as the output of workers. */
  details?: () => string | Promise<string>;
}

/**
 * Polls until `read` returns something other than undefined and false, and returns that value.
 * @throws Error after the last attempt
 */
export async function waitUntil<Value>(
  read: () => Value | Promise<Value>,
  { attempts = 1200, intervalMs = 25, details = () => '' }: WaitOptions = {},
): Promise<Exclude<Value, undefined | false>> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const value = await read();
    if (value !== undefined && value !== false) return value as Exclude<Value, undefined | false>;
    await sleep(intervalMs);
  }
  throw new Error(`the condition was not met: ${await details()}`);
}
