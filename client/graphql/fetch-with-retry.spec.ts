import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.js';

const query = JSON.stringify({ operationName: 'Rows', query: 'query Rows { rows }' });
const mutation = JSON.stringify({ operationName: 'Save', query: 'mutation Save { save }' });
const busy = (after = '1') => new Response('', { status: 503, headers: { 'retry-after': after } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Runs fetchWithRetry against these responses; the last one repeats. Returns the number of requests and the final
 * status.
 */
async function asked(answers: Response[], body: string): Promise<[number, number]> {
  const ask = vi.fn(() =>
    Promise.resolve(answers.length > 1 ? (answers.shift() as Response) : (answers[0] as Response)),
  );
  const ended = fetchWithRetry(ask, body, () => 0);
  await vi.runAllTimersAsync();
  return [ask.mock.calls.length, (await ended).status];
}

describe('a server that has too much to do', () => {
  it('is asked again when it says so', async () => {
    expect(await asked([busy(), new Response('')], query)).toEqual([2, 200]);
  });

  it('is asked three times at most', async () => {
    expect(await asked([busy()], query)).toEqual([3, 503]);
  });

  it('is left alone where it says nothing or names a later time', async () => {
    expect(await asked([new Response('', { status: 503 })], query)).toEqual([1, 503]);
    expect(await asked([busy('60')], query)).toEqual([1, 503]);
  });

  it('is never sent a change twice', async () => {
    expect(await asked([busy(), new Response('')], mutation)).toEqual([1, 503]);
  });

  it('waits as long as it was told to', async () => {
    const ask = vi.fn(() => Promise.resolve(busy()));
    void fetchWithRetry(ask, query, () => 0);
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
