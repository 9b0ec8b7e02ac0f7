import { expect, it } from 'vitest';
import { currencySign, titleWithCurrency } from './currency.js';

it.each([
  ['USD', '$'],
  ['RUB', '₽'],
  ['KZT', 'KZT'],
])('labels an amount of %s with %s', (code, sign) => {
  expect(titleWithCurrency('CPC', currencySign(code))).toBe(`CPC, ${sign}`);
});
