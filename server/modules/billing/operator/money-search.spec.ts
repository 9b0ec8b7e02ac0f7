import { describe, expect, it } from 'vitest';
import { parseMoneySearch, parsePeriod } from './money-search.js';

describe('search of bills and payments', () => {
  it.each([
    ['12', { number: 12, cents: 1200, day: null, pattern: '%12%' }],
    ['#12', { number: 12, cents: null, day: null, pattern: '%#12%' }],
    ['$49', { number: null, cents: 4900, day: null, pattern: '%$49%' }],
    ['49.50', { number: null, cents: 4950, day: null, pattern: '%49.50%' }],
    ['$1,791', { number: null, cents: 179_100, day: null, pattern: '%$1,791%' }],
    ['2026-11-26', { number: null, cents: null, day: '2026-11-26', pattern: null }],
    ['26.11.2026', { number: null, cents: null, day: '2026-11-26', pattern: null }],
    ['6.1.2026', { number: null, cents: null, day: '2026-01-06', pattern: null }],
    ['31.02.2026', { number: null, cents: null, day: null, pattern: '%31.02.2026%' }],
    ['2026-02-30', { number: null, cents: null, day: null, pattern: '%2026-02-30%' }],
    ['A_b%@X', { number: null, cents: null, day: null, pattern: String.raw`%a\_b\%@x%` }],
    ['  ', { number: null, cents: null, day: null, pattern: null }],
    ['9999999999', { number: null, cents: null, day: null, pattern: '%9999999999%' }],
  ])('interprets "%s"', (text, expected) => {
    expect(parseMoneySearch(text)).toEqual(expected);
  });

  it('validates the period', () => {
    expect(parsePeriod('', undefined)).toEqual({ from: null, to: null });
    expect(parsePeriod('2026-10-01', '2026-12-31')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(() => parsePeriod('2026-13-01', null)).toThrow();
    expect(() => parsePeriod('2026-10-02', '2026-10-01')).toThrow();
  });
});
