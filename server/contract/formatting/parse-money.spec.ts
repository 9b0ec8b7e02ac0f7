import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.js';
import { parseMoney } from './parse-money.js';

describe('typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    [' $1 200.05 ', 120_005],
    ['0', 0],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['1.234', undefined],
    ['1,000', 100_000],
    ['$1,015', 101_500],
    ['1,015.50', 101_550],
    ['1,0000', undefined],
    ['twelve', undefined],
    ['99999999', undefined],
  ])('parses %j', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it('parses the format of the pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseMoney(formatMoney(cents, 'ru'))).toBe(cents);
        expect(parseMoney(formatMoney(cents, 'en'))).toBe(cents);
      }),
    );
  });
});
