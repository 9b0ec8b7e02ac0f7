import { expect, it } from 'vitest';
import { formatMoney } from './format-money.js';

it('formats an amount in dollars, with cents only if there are any', () => {
  expect(formatMoney(4900, 'en')).toBe('$49');
  expect(formatMoney(3675, 'en')).toBe('$36.75');
  expect(formatMoney(3675, 'ru')).toBe('$36,75');
  expect(formatMoney(179_100, 'en')).toBe('$1,791');
  expect(formatMoney(0, 'en')).toBe('$0');
});
