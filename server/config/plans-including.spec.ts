import { expect, it } from 'vitest';
import { plansIncluding } from './plans-including.js';

it('names the plans with a feature by rank', () => {
  expect(plansIncluding(({ adExport }) => adExport)).toEqual({
    en: 'the Professional and Team plans',
    ru: 'тарифах Professional и Team',
  });
  expect(plansIncluding(({ users }) => users > 1)).toEqual({ en: 'the Team plan', ru: 'тарифе Team' });
});
