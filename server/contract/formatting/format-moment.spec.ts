import { expect, it } from 'vitest';
import { formatMoment, formatMomentDay, formatMomentLong, formatMomentTime } from './format-moment.js';

it('formats a timestamp in the time zone of the user, not of the server', () => {
  const lateInLondon = '2026-09-30T23:30:00.000Z';
  expect(formatMomentDay(lateInLondon, 'en', 'UTC')).toBe('30 Sep 2026');
  expect(formatMomentDay(lateInLondon, 'en', 'Europe/Moscow')).toBe('1 Oct 2026');
  expect(formatMomentTime(lateInLondon, 'en', 'Europe/Moscow')).toBe('02:30');
  expect(formatMoment(lateInLondon, 'ru', 'Europe/Moscow')).toBe('1 окт. 2026, 02:30');
  expect(formatMomentTime('2026-09-30T00:00:00Z', 'ru', 'UTC')).toBe('00:00');
});

it('formats a timestamp for a sentence, with its time zone', () => {
  const moment = '2026-11-23T05:30:00Z';
  expect(formatMomentLong(moment, 'en', 'UTC')).toBe('23 November 2026 at 05:30 UTC');
  expect(formatMomentLong(moment, 'ru', 'Europe/Moscow')).toBe('23 ноября 2026 г. в 08:30 GMT+3');
});
