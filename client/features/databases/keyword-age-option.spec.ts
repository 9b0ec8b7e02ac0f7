import { expect, it } from 'vitest';
import type { ChartTokens } from '../../components/chart/chart-tokens.js';
import type { Formats } from '../../i18n/use-format.js';
import { keywordAgeOption, monthsBetween } from './keyword-age-option.js';

const databases = [
  {
    name: 'Google New York',
    keywordMonths: [
      { month: '2025-12', keywords: 5 },
      { month: '2026-02', keywords: 20 },
    ],
  },
  { name: 'Yandex Moscow', keywordMonths: [{ month: '2026-01', keywords: 7 }] },
];

it('has every month from the oldest to the newest results', () => {
  expect(monthsBetween(databases)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(monthsBetween([])).toEqual([]);
});

it('stacks the keywords of the databases by month', () => {
  const tokens = { series: ['red', 'blue'], surface: 'white' } as ChartTokens;
  const format = { language: 'en' } as Formats;
  expect(keywordAgeOption(databases, { tokens, format })).toMatchObject({
    series: [
      { name: 'Google New York', stack: 'keywords', data: [5, 0, 20], itemStyle: { color: 'red' } },
      { name: 'Yandex Moscow', stack: 'keywords', data: [0, 7, 0], itemStyle: { color: 'blue' } },
    ],
  });
});
