import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isDeeperThan, LargeRequestQueue } from './large-requests.js';

describe('the depth of a JSON text', () => {
  it.each([
    ['[[]]', 2, false],
    ['[[]]', 1, true],
    ['{"a":[{}]}', 2, true],
    ['[[],[],[]]', 2, false],
    ['["[[[", "\\"[[[", "\\\\", []]', 2, false],
    ['["', 1, false],
    ['['.repeat(500_000), 100, true],
    [`["${'\\"['.repeat(300_000)}"]`, 1, false],
  ])('%.20s has more than %i levels: %s', (text, limit, isDeeper) => {
    expect(isDeeperThan(text, limit)).toBe(isDeeper);
  });
});

describe('large requests', () => {
  const request = (headers: Record<string, string>, url = '/') => ({ headers, url }) as FastifyRequest;

  it('run in different iterations of the event loop, and small ones do not wait', async () => {
    const queue = new LargeRequestQueue();
    let iteration = 0;
    const count = () => {
      iteration++;
      if (iteration < 20) setImmediate(count);
    };
    setImmediate(count);
    const large = [
      request({ 'content-length': '5000' }),
      request({ 'transfer-encoding': 'chunked' }),
      request({}, `/graphql?query=${'a'.repeat(5000)}`),
    ];
    const iterations = Promise.all(large.map((each) => queue.wait(each).then(() => iteration)));
    await queue.wait(request({ 'content-length': '100' }));
    expect(iteration).toBe(0);
    const reached = await iterations;
    expect(new Set(reached).size).toBe(large.length);
  });
});
