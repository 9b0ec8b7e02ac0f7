import { expect, it } from 'vitest';
import { axisLabels } from './history-axis.js';

it('names points by their months', () => {
  expect(axisLabels(['2026-08-12', '2026-09-12'], 'en')).toEqual(['Aug', 'Sep']);
  expect(axisLabels(['2026-09-12', '2026-10-12'], 'ru')).toEqual(['сент', 'окт']);
});

it('names points by their days where two are of one month', () => {
  expect(axisLabels(['2026-09-02', '2026-09-30'], 'en')).toEqual(['2 Sep 2026', '30 Sep 2026']);
});
