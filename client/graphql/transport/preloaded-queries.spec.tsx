import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consumePreloadedQuery } from './preloaded-queries.js';

const call = { operationName: 'Declared', variables: { id: 'ads' }, query: 'query Declared { declared }' };
const sentBody = JSON.stringify({ ...call, extensions: { clientLibrary: { name: 'any' } } });

describe('preloaded query', () => {
  let response: Response;

  beforeEach(() => {
    // The spec files share a document, which may be older than the maximum age of preloaded responses.
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    response = new Response('{}');
    document.head.innerHTML = '<meta name="csrf-token" content="token of ann" />';
    document.documentElement.lang = 'en';
    window.firstCalls = [{ call, token: 'token of ann', language: 'en', result: Promise.resolve(response) }];
  });

  afterEach(() => {
    vi.restoreAllMocks();
    document.head.innerHTML = '';
    delete window.firstCalls;
  });

  test('is consumed once by an identical request', async () => {
    expect(await consumePreloadedQuery(sentBody)).toBe(response);
    expect(consumePreloadedQuery(sentBody)).toBeUndefined();
  });

  test.each([
    ['other variables', { variables: { id: 'keywords' } }],
    ['no variables', { variables: {} }],
    ['another operation', { operationName: 'Other' }],
    ['other fields', { query: 'query Declared { declared more }' }],
  ])('is not used for a request with %s', (_name, change) => {
    expect(consumePreloadedQuery(JSON.stringify({ ...call, ...change }))).toBeUndefined();
    expect(window.firstCalls).toHaveLength(1);
  });

  test('is not used after its maximum age', () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(consumePreloadedQuery(sentBody)).toBeUndefined();
    expect(window.firstCalls).toEqual([]);
  });

  test('is not used with another CSRF token', () => {
    document.head.innerHTML = '<meta name="csrf-token" content="token of bob" />';
    expect(consumePreloadedQuery(sentBody)).toBeUndefined();
  });

  test('is not used after a language change', () => {
    document.documentElement.lang = 'ru';
    expect(consumePreloadedQuery(sentBody)).toBeUndefined();
  });

  test('is not used for non-text bodies such as multipart forms', () => {
    expect(consumePreloadedQuery(new FormData())).toBeUndefined();
  });
});
