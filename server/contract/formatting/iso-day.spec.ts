import { expect, it } from 'vitest';
import { formatIsoDay, isIsoDate } from './iso-day.js';

it.each([
  ['2026-09-30T23:30:00Z', 'UTC', '2026-09-30'],
  ['2026-09-30T23:30:00Z', 'Europe/Moscow', '2026-10-01'],
  ['2026-03-01T04:59:00Z', 'America/New_York', '2026-02-28'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
])('formats the day of %s in %s as %s', (moment, timeZone, day) => {
  expect(formatIsoDay(new Date(moment), timeZone)).toBe(day);
});

it('recognises existing days', () => {
  expect(['2026-02-28', '2024-02-29'].every(isIsoDate)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-2-1', '', '2026-10-01T00:00'].some(isIsoDate)).toBe(false);
});
