import { describe, expect, it } from 'vitest';
import { jsonFrame } from './json-text.js';

describe('jsonFrame', () => {
  const data = [{ word: '"}' }];

  it.each([
    [{}, {}],
    [{ current_page: 1 }, {}],
    [{}, { links: { next: null }, message: undefined }],
    [{ current_page: 1, total: undefined }, { demo: false }],
  ])('embeds JSON text between %j and %j', (before, after) => {
    const { head, tail } = jsonFrame(before, 'data', after);
    expect(head + JSON.stringify(data) + tail).toBe(JSON.stringify({ ...before, data, ...after }));
  });
});
