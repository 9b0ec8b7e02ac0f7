import { expect, it } from 'vitest';
import { formatPlansIncluding } from './plans-including.js';

it('names the plans with a feature by rank', () => {
  expect(formatPlansIncluding(({ adExport }) => adExport)).toEqual({
    en: 'the Professional and Team plans',
    ru: 'тарифах Professional и Team',
  });
  expect(formatPlansIncluding(({ users }) => users > 1)).toEqual({ en: 'the Team plan', ru: 'тарифе Team' });
});
