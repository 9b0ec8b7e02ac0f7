import { expect, it } from 'vitest';
import { currencySign, titleWithCurrency } from './currency.js';

it.each([
  ['USD', '$'],
  ['RUB', '₽'],
  ['KZT', 'KZT'],
])('an amount of %s is named with %s (N3)', (code, sign) => {
  expect(titleWithCurrency('CPC', currencySign(code))).toBe(`CPC, ${sign}`);
});
