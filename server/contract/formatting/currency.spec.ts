import { expect, it } from 'vitest';
import { getCurrencySign, formatTitleWithCurrency } from './currency.js';

it.each([
  ['USD', '$'],
  ['RUB', '₽'],
  ['KZT', 'KZT'],
])('labels an amount of %s with %s', (code, sign) => {
  expect(formatTitleWithCurrency('CPC', getCurrencySign(code))).toBe(`CPC, ${sign}`);
});
