import { describe, expect, it } from 'vitest';
import { encodeCp1251 } from './code-page.js';

/** Decodes with another implementation than the one under test. */
const written = (text: string) => new TextDecoder('windows-1251').decode(encodeCp1251(text));

describe('#40 text in cp1251', () => {
  it('keeps every sign that the code page has', () => {
    const text = 'Ёлка – «ґанок» ўсё їжак № 5 € “a” … ©\u00a0';
    expect(written(text)).toBe(text);
  });

  it.each([
    ['café Zażółć ñandú', 'cafe Zazo?c nandu'],
    ['straße', 'stra?e'],
    ['қазақ әлем', '?аза? ?лем'],
    ['日本 👍🏽', '?? ??'],
    ['cafe\u0301', 'cafe?'],
    ['CPC, ₽', 'CPC, RUB'],
  ])('%s becomes %s: accents go, other signs are ?', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(['＝1+1', '⁼1', '﹢1', '＠a', '－1', '；', '＂', '，'])(
    'never makes %s a sign of ASCII',
    (text) => {
      expect(written(text).startsWith('?')).toBe(true);
    },
  );
});
