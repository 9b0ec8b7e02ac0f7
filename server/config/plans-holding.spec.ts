import { expect, it } from 'vitest';
import { plansHolding } from './plans-holding.js';

it('names the plans on sale that hold something, in the order of comparison', () => {
  expect(plansHolding(({ adExport }) => adExport)).toEqual({
    en: 'the Professional and Team plans',
    ru: 'тарифах Professional и Team',
  });
  expect(plansHolding(({ users }) => users > 1)).toEqual({ en: 'the Team plan', ru: 'тарифе Team' });
});
