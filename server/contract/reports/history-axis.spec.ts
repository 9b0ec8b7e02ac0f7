import { expect, it } from 'vitest';
import { formatAxisLabels } from './history-axis.js';

it('labels points with months', () => {
  expect(formatAxisLabels(['2026-08-12', '2026-09-12'], 'en')).toEqual(['Aug', 'Sep']);
  expect(formatAxisLabels(['2026-09-12', '2026-10-12'], 'ru')).toEqual(['сент', 'окт']);
});

it('labels points with days if a month occurs twice', () => {
  expect(formatAxisLabels(['2026-09-02', '2026-09-30'], 'en')).toEqual(['2 Sep 2026', '30 Sep 2026']);
});
