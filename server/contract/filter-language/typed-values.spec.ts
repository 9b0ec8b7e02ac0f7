import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatInteger } from '../formatting/format-number.js';
import type { Language } from '../language/localised.js';
import { formatRange } from './filter-model.js';
import { parseTypedDay, parseTypedNumber, parseTypedRange, splitTypedList } from './typed-values.js';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';

const languages: Language[] = ['en', 'ru'];

describe('typed numbers', () => {
  it.each<[string, string]>([
    ['10,000', '10000'],
    ['1,000,000', '1000000'],
    ['1,000,000.5', '1000000.5'],
    ['10 000', '10000'],
    ['1\u00a0000', '1000'],
    ['1\u202f000,5', '1000.5'],
    ['10k', '10000'],
    ['1.5M', '1500000'],
    ['1,5 М', '1500000'],
    ['18,2\u00a0к', '18200'],
    ['0.57k', '570'],
    ['1,200k', '1200000'],
    ['−12', '-12'],
    ['+5', '5'],
    ['0.125', '0.125'],
    ['0,5', '0.5'],
    ['  7 ', '7'],
    ['007', '7'],
  ])('%j is parsed as %j in both languages', (input, expected) => {
    for (const language of languages) expect(parseTypedNumber(input, language, true)).toBe(expected);
  });

  it.each([
    '1e5',
    '1-2',
    '1.2.3',
    '$ 5',
    'abc',
    '',
    '-',
    '5.',
    '1,',
    '1 00',
    '1,00,000',
    '10kk',
    '10x',
    '.5',
    '1.000.000',
  ])('%j is rejected and never changed to another number', (input) => {
    for (const language of languages) expect(parseTypedNumber(input, language, true)).toBeUndefined();
  });

  it('rejects long texts at once, without backtracking', async () => {
    const text = `1${' '.repeat(100_000)}!`;
    const processorMs = await measureProcessorMs(() => {
      expect(parseTypedNumber(text, 'en', true)).toBeUndefined();
      expect(parseTypedRange(text, (bound) => bound)).toBeUndefined();
      expect(splitTypedList(text, () => undefined, true)).toEqual(['1', '!']);
    });
    expect(processorMs).toBeLessThan(500);
  });

  it('rejects short texts of many blanks without backtracking', async () => {
    const text = `1${' '.repeat(240)}!`;
    const processorMs = await measureProcessorMs(() => {
      for (let count = 0; count < 1_000; count++) {
        expect(parseTypedRange(text, () => undefined)).toBeUndefined();
      }
    });
    expect(processorMs).toBeLessThan(200);
  });

  it('parses a Russian decimal comma if the column has decimals', () => {
    expect(parseTypedNumber('1,234', 'ru', false)).toBe('1.234');
    expect(parseTypedNumber('1,234', 'ru', true)).toBe('1234');
    expect(parseTypedNumber('1,234', 'en', false)).toBe('1234');
    expect(parseTypedNumber('1,234,567', 'ru', false)).toBe('1234567');
  });

  it('parses numbers as formatted by the table', () => {
    const numberParts = fc.record({
      cents: fc.integer({ min: -1e12, max: 1e12 }),
      language: fc.constantFrom(...languages),
    });
    fc.assert(
      fc.property(numberParts, ({ cents, language }) => {
        expect(Number(parseTypedNumber(formatInteger(cents, language), language, true))).toBe(cents);
        const price = formatDecimal(cents / 100, 2, language);
        expect(Number(parseTypedNumber(price, language, false))).toBe(cents / 100);
      }),
    );
  });
});

describe('typed ranges and lists', () => {
  const parseInteger = (text: string) => parseTypedNumber(text, 'en', true);
  const integers = fc.integer({ min: 0, max: 1e9 }).map(String);
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2299-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const separators = fc.constantFrom(
    '@',
    ' - ',
    ' – ',
    '..',
    ' .. ',
    '…',
    '—',
    ';',
    ' to ',
    ' and ',
    ' до ',
    ' и ',
    ', ',
  );

  it('have the same bounds with any separator', () => {
    fc.assert(
      fc.property(integers, integers, separators, (first, second, separator) => {
        expect(parseTypedRange(first + separator + second, parseInteger)).toEqual([first, second]);
        expect(parseTypedRange(`${first}-${second}`, parseInteger)).toEqual([first, second]);
      }),
    );
    fc.assert(
      fc.property(days, days, separators, (first, second, separator) => {
        expect(parseTypedRange(first + separator + second, parseTypedDay)).toEqual([first, second]);
        expect(parseTypedRange(`${first} ${second}`, parseTypedDay)).toEqual([first, second]);
      }),
    );
  });

  it('never read a range other than the serialised one', () => {
    const bound = fc.oneof(integers, fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(bound, bound, (first, second) => {
        const [low, high] = [parseInteger(first), parseInteger(second)];
        const expected = low === undefined || high === undefined ? undefined : [low, high];
        if (first.includes('@') || second.includes('@')) return;
        expect(parseTypedRange(formatRange([first, second]), parseInteger)).toEqual(expected);
      }),
    );
  });

  it('split at any separator and keep grouped numbers', () => {
    const listSeparators = fc.constantFrom(', ', ' , ', ';', '; ', '\n', '\t', '\r\n');
    fc.assert(
      fc.property(fc.array(integers, { minLength: 1 }), listSeparators, (numbers, separator) => {
        expect(splitTypedList(numbers.join(separator), parseInteger, true)).toEqual(numbers);
      }),
    );
    expect(splitTypedList('1 000', parseInteger, true)).toEqual(['1 000']);
  });
});
