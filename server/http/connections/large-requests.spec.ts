import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';
import {
  addFormParser,
  addJsonParser,
  countNames,
  findExceededLimit,
  LargeRequestQueue,
} from './large-requests.js';

const manyFields = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);

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
    const exceededLimit = findExceededLimit(text, { levels: limit, entries: Infinity });
    expect(exceededLimit).toBe(isDeeper ? 'levels' : undefined);
  });
});

describe('the entries of a JSON text', () => {
  it.each([
    ['[1,2,3]', 3, undefined],
    ['[1,2,3]', 2, 'entries'],
    ['{"a":[1,",,,"],"\\",,":{}}', 3, undefined],
    ['{"a":[1,",,,"],"\\",,":{}}', 2, 'entries'],
  ])('%s exceeds %i: %s', (text, entries, exceededLimit) => {
    expect(findExceededLimit(text, { levels: 9, entries })).toBe(exceededLimit);
  });
});

describe('the names of a form', () => {
  it.each([
    ['', 0],
    ['a=1&b=2&a=3', 2],
    ['a&a=&=1&&b', 3],
    ['a=b=c&a==&a', 1],
  ])('%j are %i', (form, count) => {
    expect(countNames(form, 10)).toBe(count);
  });

  it('are counted in linear time, and only up to the limit', async () => {
    const processorMs = await measureProcessorMs(() => {
      expect(countNames('a&'.repeat(1_000_000), 10)).toBe(1);
      expect(countNames(manyFields(500_000).join('&'), 10)).toBe(11);
    });
    expect(processorMs).toBeLessThan(1_500);
  });
});

describe('a body', () => {
  const formType = 'application/x-www-form-urlencoded';
  const post = async (contentType: string, payload: string) => {
    const app = fastify();
    const queue = new LargeRequestQueue();
    addJsonParser(app, queue);
    addFormParser(app, queue);
    app.post('/', { bodyLimit: 3_000_000 }, ({ body }) => body);
    const response = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': contentType },
      payload,
    });
    await app.close();
    return response;
  };
  const json = (names: readonly string[]) => `{${names.map((name) => `"${name}":1`).join(',')}}`;

  it('of 1,000 fields or a repeated one is parsed', async () => {
    const names = manyFields(1_000);
    const form = names.map((name) => `${name}=1`).join('&');
    expect(Object.keys((await post(formType, form)).json<object>())).toHaveLength(1_000);
    expect(Object.keys((await post('application/json', json(names))).json<object>())).toHaveLength(1_000);
    const repeated = await post(formType, 'a=%C3%A4+b&a=2&b');
    expect(repeated.json<object>()).toEqual({ a: ['ä b', '2'], b: '' });
  });

  it.each([
    ['form', formType, manyFields(1_001).join('&')],
    ['JSON object', 'application/json', json(manyFields(1_001))],
    ['JSON object under `params`', 'application/json', `{"params":${json(manyFields(1_001))}}`],
    ['JSON list', 'application/json', `[1${',1'.repeat(1_000_000)}]`],
    ['JSON list of empty texts', 'application/json', `[""${',""'.repeat(300_000)}]`],
    ['JSON object under `data`', 'application/json', `{"data":${json(manyFields(1_001))}}`],
  ])('is rejected as a %s with more fields or entries', async (_form, contentType, payload) => {
    const response = await post(contentType, payload);
    expect(response.json<object>()).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  });

  it('of 100,000 fields takes little time', async () => {
    const form = manyFields(100_000).join('=1&');
    const processorMs = await measureProcessorMs(() => post(formType, form));
    expect(processorMs).toBeLessThan(250);
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
