import { describe, expect, it } from 'vitest';
import { jsonWithField } from './json-text.js';

describe('a value that is JSON text already', () => {
  const data = [{ word: '"}' }];

  it.each([
    [{}, {}],
    [{ current_page: 1 }, {}],
    [{}, { links: { next: null }, message: undefined }],
    [{ current_page: 1, total: undefined }, { demo: false }],
  ])('stands between %j and %j as it would in one object', (before, after) => {
    const { text } = jsonWithField(before, 'data', JSON.stringify(data), after);
    expect(text).toBe(JSON.stringify({ ...before, data, ...after }));
  });
});
