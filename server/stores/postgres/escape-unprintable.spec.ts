import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeUnprintable } from './escape-unprintable.js';

describe('escapeUnprintable', () => {
  it('escapes line breaks and other control characters, so that no text can forge a log line', () => {
    expect(escapeUnprintable('a\r\nlogged-in admin\u0000\u202e')).toBe(
      'a\\u000d\\u000alogged-in admin\\u0000\\u202e',
    );
    expect(escapeUnprintable('half \ud800 of a pair, 𝒳 whole')).toBe('half \\ud800 of a pair, 𝒳 whole');
  });

  it('returns one line of bounded length for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeUnprintable(text);
        expect(escaped).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect([...escaped].length).toBeLessThanOrEqual(500);
      }),
    );
  });
});
