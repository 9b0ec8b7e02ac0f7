import { describe, expect, it } from 'vitest';
import { writtenVolumes } from '../../../tests/support/import-fixtures.js';
import { isEmptyCell, parseVolumeRange, parseWrittenNumber } from './written-number.js';

describe('a written number', () => {
  const singleVolumes = writtenVolumes.filter(([, ws, range]) => ws > 0 && range === undefined);

  it.each(singleVolumes.map(([text, ws]) => [text, ws] as const))('%s is the volume %d', (text, ws) => {
    expect(parseWrittenNumber(text, { isInteger: true })).toBe(ws);
  });

  it.each([
    ['1,300', 1300],
    ['1 300', 1300],
    ['1\u{a0}300', 1300],
    ['1\u{202f}300', 1300],
    ['2 млн', 2_000_000],
    ['3 Mrd.', 3_000_000_000],
    ['1,3E+03', 1300],
    ['12,345,678', 12_345_678],
    ['1.234,50 €', 1234.5],
    ['$1,234.50', 1234.5],
    ['-5', -5],
    ['−5', -5],
    ['-$5', -5],
    ['Rs. 12', 12],
    ['1’234.50 CHF', 1234.5],
    ['1.2K USD', 1200],
    ['3 lakhs', 300_000],
    ['10 миллионов', 10_000_000],
    ['3万円', 30_000],
  ])('%s is %d', (text, value) => {
    expect(parseWrittenNumber(text)).toBe(value);
  });

  it('separates thousands by a point only if it is whole', () => {
    expect(parseWrittenNumber('1.300')).toBe(1.3);
    expect(parseWrittenNumber('1.300', { isInteger: true })).toBe(1300);
  });

  it.each([
    '',
    'n/a',
    '<10',
    '10K – 100K',
    '2026-01-02',
    'about',
    '10 mil',
    '1,5 mil.',
    '3 7',
    '1200\n1300',
    '(100)',
    '45¢',
    '5-',
    '2. Seite',
    '1,5 milhões',
    '10 rb',
    '3 (+2)',
    'x 12',
  ])('%s is none', (text) => {
    expect(parseWrittenNumber(text)).toBeUndefined();
  });

  it('has no thousands separator that the file uses as decimal separator', () => {
    expect(parseWrittenNumber('90.000', { isInteger: true, decimal: 'point' })).toBe(90);
    expect(parseWrittenNumber('90,000', { isInteger: true, decimal: 'point' })).toBe(90_000);
    expect(parseWrittenNumber('90.000', { isInteger: true, decimal: 'comma' })).toBe(90_000);
  });

  it('is a percentage only in columns of shares', () => {
    expect(parseWrittenNumber('12 %', { isShare: true })).toBe(12);
    expect(parseWrittenNumber('12 %')).toBeUndefined();
  });

  it('has no word before its digits if it is whole', () => {
    for (const text of ['Top 10', 'Page 2', 'Место 3']) {
      expect(parseWrittenNumber(text, { isInteger: true })).toBeUndefined();
    }
    expect(parseWrittenNumber('3rd', { isInteger: true })).toBe(3);
    expect(parseWrittenNumber('US$ 12')).toBe(12);
  });
});

describe('a volume range', () => {
  it.each([
    ['10K - 100K', '10000-100000'],
    ['10–100', '10-100'],
    ['0-10', '0-10'],
    ['1 тыс. – 10 тыс.', '1000-10000'],
    ['10 tys. – 100 tys.', '10000-100000'],
    ['<10', '0-10'],
    ['10–100K', '10000-100000'],
    ['100 – 1K', '100-1000'],
    ['10 – 100', '10-100'],
    ['1–10 тыс.', '1000-10000'],
  ])('%s is %s', (text, range) => {
    expect(parseVolumeRange(text)).toBe(range);
  });

  it.each(['300', '10 mil – 100 mil', '-5', '>100', '2026-01-02', '100-10', 'a-b', '—'])(
    '%s is none',
    (text) => {
      expect(parseVolumeRange(text)).toBeUndefined();
    },
  );
});

it('recognises the placeholders for missing values', () => {
  expect(['', ' – ', 'N/A', 'NaN', 'нет'].every(isEmptyCell)).toBe(true);
  expect(isEmptyCell('0')).toBe(false);
});
