import { expect, it } from 'vitest';
import { formatAgo, formatDay, formatMonth, formatMonthLong, formatMonthShort } from './format-date.js';

it('formats days and months in each language, independent of the time zone', () => {
  expect(formatDay('2026-10-12', 'en')).toBe('12 Oct 2026');
  expect(formatDay('2026-10-12T23:30:00Z', 'ru')).toBe('12 окт. 2026');
  expect(formatMonth('2026-09-01', 'en')).toBe('Sep 2026');
  expect(formatMonthLong(2026, 6, 'en')).toBe('June 2026');
  expect(formatMonthLong(2026, 9, 'en')).toBe('September 2026');
  expect(formatMonthLong(2026, 6, 'ru')).toBe('Июнь 2026');
});

it('does not shorten short month names further', () => {
  const months = Array.from({ length: 12 }, (_, index) => formatMonthShort(2026, index + 1, 'ru'));
  expect(months).toEqual([
    'янв',
    'февр',
    'март',
    'апр',
    'май',
    'июнь',
    'июль',
    'авг',
    'сент',
    'окт',
    'нояб',
    'дек',
  ]);
});

it('formats relative time, with “just now” within the minute', () => {
  const now = Date.UTC(2026, 9, 12, 12);
  expect([formatAgo(now - 20_000, now, 'en'), formatAgo(now, now, 'ru')]).toEqual(['just now', 'только что']);
  expect(formatAgo(now - 10 * 60_000, now, 'en')).toBe('10 min');
  expect(formatAgo(now - 60 * 60_000, now, 'en')).toBe('1 h');
  expect(formatAgo(now - 24 * 3_600_000, now, 'en')).toBe('yesterday');
  expect(formatAgo(now - 24 * 3_600_000, now, 'ru')).toBe('вчера');
});
