import { describe, expect, it } from 'vitest';
import { normaliseKeyword } from './normalise-keyword.js';

describe('the normal form of a keyword', () => {
  it.each([
    ['Red  Tents', 'red tents'],
    ['ЧАЙ\u200bник ', 'чай ник'],
    ['cafe\u0301', 'café'],
    ['tent', 'tent'],
  ])('of %j is %j', (text, expected) => {
    expect(normaliseKeyword(text)).toBe(expected);
  });

  it('exists for a text of millions of words', () => {
    const text = 'a '.repeat(8_000_000);
    expect(normaliseKeyword(text)).toHaveLength(text.length - 1);
  });
});
