import { expect, it } from 'vitest';
import { formatTerm } from './format-term.js';

it('formats a term in both languages', () => {
  const months = (count: number) =>
    ['en', 'ru'].map((language) => formatTerm({ months: count, days: 0 }, language as 'en'));
  expect([1, 3, 6, 12].map(months)).toEqual([
    ['1 month', '1 месяц'],
    ['3 months', '3 месяца'],
    ['6 months', '6 месяцев'],
    ['12 months', '12 месяцев'],
  ]);
  expect([1, 5].map((days) => formatTerm({ months: 0, days }, 'ru'))).toEqual(['1 день', '5 дней']);
  expect([1, 5].map((days) => formatTerm({ months: 0, days }, 'en'))).toEqual(['1 day', '5 days']);
});
