import { expect, it } from 'vitest';
import { fillMissingDays } from './first-party-days-option.js';

const metricsOf = (day: string) => ({ day, clicks: 1, impressions: 10, position: 2 });

it('fills missing days across a month boundary without metrics', () => {
  expect(
    fillMissingDays([metricsOf('2026-10-02'), metricsOf('2026-09-29'), metricsOf('2026-09-30')]),
  ).toEqual([
    { day: '2026-09-29', metrics: metricsOf('2026-09-29') },
    { day: '2026-09-30', metrics: metricsOf('2026-09-30') },
    { day: '2026-10-01', metrics: undefined },
    { day: '2026-10-02', metrics: metricsOf('2026-10-02') },
  ]);
  expect(fillMissingDays([])).toEqual([]);
});
