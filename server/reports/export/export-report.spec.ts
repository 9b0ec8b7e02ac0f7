import { describe, expect, it } from 'vitest';
import { encodeCp1251 } from './export-report.js';

/** Decodes with another implementation than the one under test. */
const decodeEncoded = (text: string) => new TextDecoder('windows-1251').decode(encodeCp1251(text));

describe('cp1251 encoding', () => {
  it('preserves every character of the code page', () => {
    const text = 'Ёлка – «ґанок» ўсё їжак № 5 € “a” … ©\u00a0';
    expect(decodeEncoded(text)).toBe(text);
  });

  it.each([
    ['café Zażółć ñandú', 'cafe Zazo?c nandu'],
    ['straße', 'stra?e'],
    ['қазақ әлем', '?аза? ?лем'],
    ['日本 👍🏽', '?? ??'],
    ['cafe\u0301', 'cafe?'],
    ['CPC, ₽', 'CPC, RUB'],
  ])('encodes %s as %s, without accents and with ? for other characters', (text, expected) => {
    expect(decodeEncoded(text)).toBe(expected);
  });

  it.each(['＝1+1', '⁼1', '﹢1', '＠a', '－1', '；', '＂', '，'])(
    'never turns %s into an ASCII character',
    (text) => {
      expect(decodeEncoded(text).startsWith('?')).toBe(true);
    },
  );
});
