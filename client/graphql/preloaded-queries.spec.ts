import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consumePreloadedQuery } from './preloaded-queries.js';

const call = { operationName: 'Declared', variables: { id: 'ads' }, query: 'query Declared { declared }' };
const sent = JSON.stringify({ ...call, extensions: { clientLibrary: { name: 'any' } } });

describe('a call that the page has begun by itself', () => {
  let answer: Response;

  beforeEach(() => {
    // Spec files share a document that may be older than the maximum age.
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    answer = new Response('{}');
    document.head.innerHTML = '<meta name="csrf-token" content="token of ann" />';
    document.documentElement.lang = 'en';
    window.firstCalls = [{ call, token: 'token of ann', language: 'en', result: Promise.resolve(answer) }];
  });

  afterEach(() => {
    vi.restoreAllMocks();
    document.head.innerHTML = '';
    delete window.firstCalls;
  });

  test('is given to whoever asks the same, once', async () => {
    expect(await consumePreloadedQuery(sent)).toBe(answer);
    expect(consumePreloadedQuery(sent)).toBeUndefined();
  });

  test.each([
    ['other variables', { variables: { id: 'keywords' } }],
    ['no variables', { variables: {} }],
    ['another operation', { operationName: 'Other' }],
    ['other fields', { query: 'query Declared { declared more }' }],
  ])('is not given to one with %s', (_name, change) => {
    expect(consumePreloadedQuery(JSON.stringify({ ...call, ...change }))).toBeUndefined();
    expect(window.firstCalls).toHaveLength(1);
  });

  test('is not given when it may be out of date', () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(consumePreloadedQuery(sent)).toBeUndefined();
    expect(window.firstCalls).toEqual([]);
  });

  test('is not given to another reader, whose token is another', () => {
    document.head.innerHTML = '<meta name="csrf-token" content="token of bob" />';
    expect(consumePreloadedQuery(sent)).toBeUndefined();
  });

  test('is not given where the language has changed', () => {
    document.documentElement.lang = 'ru';
    expect(consumePreloadedQuery(sent)).toBeUndefined();
  });

  test('is not given for what is no text, as a form with files', () => {
    expect(consumePreloadedQuery(new FormData())).toBeUndefined();
  });
});
