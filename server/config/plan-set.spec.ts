import { expect, it } from 'vitest';
import { defaultPlanSet, formatPlansIncluding } from './plan-set.js';

it('names the plans with a feature by rank', () => {
  expect(formatPlansIncluding(defaultPlanSet, ({ adExport }) => adExport)).toEqual({
    en: 'the Professional and Team plans',
    ru: 'тарифах Professional и Team',
  });
  expect(formatPlansIncluding(defaultPlanSet, ({ users }) => users > 1)).toEqual({
    en: 'the Team plan',
    ru: 'тарифе Team',
  });
});
