import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.js';

describe('texts that are kept', () => {
  it('#71 spells line breaks and other control characters, so that nobody writes a line of another', () => {
    expect(printable('a\r\nlogged-in admin\u0000\u202e')).toBe(
      'a\\u000d\\u000alogged-in admin\\u0000\\u202e',
    );
    expect(printable('half \ud800 of a pair, 𝒳 whole')).toBe('half \\ud800 of a pair, 𝒳 whole');
  });

  it('#71 is one bounded line for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = printable(text);
        expect(escaped).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect([...escaped].length).toBeLessThanOrEqual(500);
      }),
    );
  });
});
