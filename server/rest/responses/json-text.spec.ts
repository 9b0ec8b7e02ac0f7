import { describe, expect, it } from 'vitest';
import { jsonWithField } from './json-text.js';

describe('jsonWithField', () => {
  const data = [{ word: '"}' }];

  it.each([
    [{}, {}],
    [{ current_page: 1 }, {}],
    [{}, { links: { next: null }, message: undefined }],
    [{ current_page: 1, total: undefined }, { demo: false }],
  ])('embeds JSON text between %j and %j', (before, after) => {
    const { text } = jsonWithField(before, 'data', JSON.stringify(data), after);
    expect(text).toBe(JSON.stringify({ ...before, data, ...after }));
  });
});
