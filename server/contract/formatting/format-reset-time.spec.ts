import { expect, it } from 'vitest';
import { formatResetTime } from './format-reset-time.js';

it.each([
  ['2026-11-22T00:00:00Z', 'UTC', '00:00 UTC'],
  ['2026-11-21T21:00:00.000Z', 'Europe/Moscow', '00:00 GMT+3'],
  ['2026-10-25T23:00:00.000Z', 'Europe/Berlin', '00:00 CET'],
  ['2026-03-29T22:00:00.000Z', 'Europe/Berlin', '00:00 CEST'],
  // Daylight saving time starts at midnight.
  ['2026-04-23T22:00:00.000Z', 'Africa/Cairo', '01:00 EEST'],
])('formats the reset time in the time zone that counts the limit', (moment, timeZone, text) => {
  expect(formatResetTime(moment, timeZone)).toBe(text);
});
