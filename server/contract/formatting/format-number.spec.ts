import { expect, it } from 'vitest';
import { formatDecimal, formatInteger, formatPercent, formatShort } from './format-number.js';

it('groups digits by commas in English and by no-break spaces in Russian', () => {
  expect(formatInteger(18204, 'en')).toBe('18,204');
  expect(formatInteger(18204, 'ru')).toBe('18\u00a0204');
  expect(formatInteger(0, 'en')).toBe('0');
  expect(formatInteger(-1240, 'en')).toBe('−1,240');
  expect(formatInteger(null, 'ru')).toBe('–');
});

it.each([
  [999, '999', '999'],
  [1000, '1k', '1\u00a0к'],
  [18204, '18.2k', '18,2\u00a0к'],
  [999_499, '999k', '999\u00a0к'],
  [999_500, '1M', '1\u00a0М'],
  [1_200_000, '1.2M', '1,2\u00a0М'],
  [1_500_000_000, '1.5B', '1,5\u00a0Г'],
  [212_000_000, '212M', '212\u00a0М'],
])('shortens %i', (value, en, ru) => {
  expect(formatShort(value, 'en').replace('\u00a0', '')).toBe(en.replace('\u00a0', ''));
  expect(formatShort(value, 'ru').replaceAll('\u00a0', '')).toBe(ru.replaceAll('\u00a0', ''));
});

it('formats decimals and percentages per language', () => {
  expect(formatDecimal(1234.5, 2, 'en')).toBe('1,234.50');
  expect(formatDecimal(1234.5, 2, 'ru')).toBe('1\u00a0234,50');
  expect(formatDecimal(-0.004, 2, 'en')).toBe('0.00');
  expect(formatPercent(3.75, 'en', 1)).toBe('3.8%');
  expect(formatPercent(3.75, 'ru', 1)).toBe('3,8\u00a0%');
});
