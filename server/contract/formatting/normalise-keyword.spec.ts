import { describe, expect, it } from 'vitest';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';
import {
  normaliseKeyword,
  normaliseKeywordParameter,
  normaliseTypedKeyword,
  stripMatchOperators,
} from './normalise-keyword.js';

describe('the normal form of a keyword', () => {
  it.each([
    ['Red  Tents', 'red tents'],
    ['ЧАЙ\u200bник ', 'чай ник'],
    ['cafe\u0301', 'café'],
    ['tent', 'tent'],
    ['İstanbul Işık', 'istanbul işık'],
    ['i\u0307stanbul', 'istanbul'],
  ])('of %j is %j', (text, expected) => {
    expect(normaliseKeyword(text)).toBe(expected);
  });

  it('has a dotless i for a capital I in Turkish only', () => {
    expect(normaliseKeyword('İSTANBUL KIRALIK', 'tr')).toBe('istanbul kıralık');
    expect(normaliseKeyword('İSTANBUL KIRALIK', 'de')).toBe('istanbul kiralik');
    expect(normaliseTypedKeyword('"KIRALIK"', 'tr')).toBe('kıralık');
    expect(normaliseKeyword('I\u0307STANBUL', 'tr')).toBe('istanbul');
  });

  it('exists for a text of millions of words', () => {
    const text = 'a '.repeat(8_000_000);
    expect(normaliseKeyword(text)).toHaveLength(text.length - 1);
  });
});

it.each([
  ['"Red Shoes"', 'red shoes'],
  ['“red shoes”', 'red shoes'],
  ['«красные туфли»', 'красные туфли'],
  ['„rote schuhe“', 'rote schuhe'],
  ['[red shoes]', 'red shoes'],
  ['"[red shoes]"', 'red shoes'],
  ['["red shoes"]', 'red shoes'],
  ['билеты [из москвы в париж]', 'билеты из москвы в париж'],
  ['"!купить !слона"', 'купить слона'],
  ['+red +shoes', 'red shoes'],
  ['купить +на дом', 'купить на дом'],
  ['+iphone +15 +pro', 'iphone 15 pro'],
  ['"+7 дней"', '7 дней'],
  ['!2026 год', '2026 год'],
  ['+c++ tutorial', 'c++ tutorial'],
  ['[!.net +framework]', '.net framework'],
  ['"  red   shoes "', 'red shoes'],
])('reads %s as %s', (typed, keyword) => {
  expect(normaliseTypedKeyword(typed)).toBe(keyword);
});

it.each([
  '+81 電話',
  '+7 495',
  'c++',
  'c#',
  '.net',
  'at&t',
  'array[0]',
  'int[] java',
  'yahoo!',
  '"red" shoes "blue"',
  'size 15" monitor',
  '"',
  '""',
  '[]',
  '[ ]',
  '!',
  '+',
  'a + b',
])('leaves %s unchanged', (text) => {
  expect(normaliseTypedKeyword(text)).toBe(normaliseKeyword(text));
});

it('finds no operators in its own result', () => {
  for (const text of ['"[+red !shoes]"', '[["a"]]', '+[!a] b', '«"x"»']) {
    const stripped = stripMatchOperators(text);
    expect(stripMatchOperators(stripped)).toBe(stripped);
  }
});

it('leaves operators in a text that is too long for a keyword', () => {
  const text = `[${'a'.repeat(2_048)}]`;
  expect(stripMatchOperators(text)).toBe(text);
});

it.each([
  ['an open bracket', `[${'a'.repeat(2_000)}`],
  ['open brackets', '[ '.repeat(1_000)],
  ['nested brackets', `${'[ '.repeat(500)}a${' ]'.repeat(500)}`],
  ['nested quotes', '"'.repeat(2_000)],
  ['operators', '+'.repeat(2_000)],
  ['brackets and operators', '[+'.repeat(1_000)],
  ['blanks', `a${' '.repeat(2_000)}b`],
])('reads a megabyte of lines with %s within a second of processor time', async (_, line) => {
  const lines = Array.from({ length: 500 }, () => line);
  expect(await measureProcessorMs(() => lines.map((text) => normaliseTypedKeyword(text)))).toBeLessThan(
    1_000,
  );
});

it('reads a keyword of a megabyte within a second of processor time', async () => {
  const text = `[${'a'.repeat(1_000_000)}`;
  expect(await measureProcessorMs(() => normaliseTypedKeyword(text))).toBeLessThan(1_000);
});

it('leaves texts that are too long for a keyword unchanged', () => {
  expect(normaliseKeywordParameter('Ä'.repeat(2048))).toBe('ä'.repeat(2048));
  expect(normaliseKeywordParameter('İA '.repeat(1_000))).toBe('İA '.repeat(1_000));
  const longText = `"${'A'.repeat(2046)}"`;
  expect(normaliseTypedKeyword(longText)).toBe('a'.repeat(2046));
  expect(normaliseTypedKeyword(`${longText}A`)).toBe(`${longText}A`);
});
