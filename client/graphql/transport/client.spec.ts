import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './client.js';

const query = JSON.stringify({ operationName: 'Rows', query: 'query Rows { rows }' });
const mutation = JSON.stringify({ operationName: 'Save', query: 'mutation Save { save }' });
const busyResponse = (retryAfter = '1') =>
  new Response('', { status: 503, headers: { 'retry-after': retryAfter } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Runs fetchWithRetry against these responses; further requests get the last one. Returns the number of requests and
 * the final status.
 */
async function runWith(responses: Response[], body: string): Promise<[number, number]> {
  const send = vi.fn(() =>
    Promise.resolve(responses.length > 1 ? (responses.shift() as Response) : (responses[0] as Response)),
  );
  const result = fetchWithRetry(send, body, () => 0);
  await vi.runAllTimersAsync();
  return [send.mock.calls.length, (await result).status];
}

describe('fetchWithRetry', () => {
  it('retries after Retry-After', async () => {
    expect(await runWith([busyResponse(), new Response('')], query)).toEqual([2, 200]);
  });

  it('sends at most three requests', async () => {
    expect(await runWith([busyResponse()], query)).toEqual([3, 503]);
  });

  it('does not retry without Retry-After or after a long one', async () => {
    expect(await runWith([new Response('', { status: 503 })], query)).toEqual([1, 503]);
    expect(await runWith([busyResponse('60')], query)).toEqual([1, 503]);
  });

  it('never repeats a mutation', async () => {
    expect(await runWith([busyResponse(), new Response('')], mutation)).toEqual([1, 503]);
  });

  it('waits for the announced time', async () => {
    const send = vi.fn(() => Promise.resolve(busyResponse()));
    void fetchWithRetry(send, query, () => 0);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
