import { expect, it } from 'vitest';
import { plansIncluding } from './plans-including.js';

it('names the plans on sale that hold something, in the order of comparison', () => {
  expect(plansIncluding(({ adExport }) => adExport)).toEqual({
    en: 'the Professional and Team plans',
    ru: 'тарифах Professional и Team',
  });
  expect(plansIncluding(({ users }) => users > 1)).toEqual({ en: 'the Team plan', ru: 'тарифе Team' });
});
