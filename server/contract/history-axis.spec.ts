import { expect, it } from 'vitest';
import { axisLabels } from './history-axis.js';

it('labels points with months', () => {
  expect(axisLabels(['2026-08-12', '2026-09-12'], 'en')).toEqual(['Aug', 'Sep']);
  expect(axisLabels(['2026-09-12', '2026-10-12'], 'ru')).toEqual(['сент', 'окт']);
});

it('labels points with days if a month occurs twice', () => {
  expect(axisLabels(['2026-09-02', '2026-09-30'], 'en')).toEqual(['2 Sep 2026', '30 Sep 2026']);
});
