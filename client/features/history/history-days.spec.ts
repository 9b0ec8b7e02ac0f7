import { expect, it } from 'vitest';
import { groupByDay, filterEntries, relativeDay } from './history-days.js';

const entry = (id: string, requestedAt: string, subject = 'northtrail.example') => ({
  id,
  title: 'Keywords',
  subject,
  base: 'gny',
  path: '/keywords',
  requestedAt,
});

it('groups requests by day in the browser’s time zone and preserves their order', () => {
  const entries = [
    entry('3', '2026-11-02T00:30:00Z'),
    entry('2', '2026-11-01T23:30:00Z'),
    entry('1', '2026-11-01T08:00:00Z'),
  ];
  const days = (timeZone: string) =>
    groupByDay(entries, timeZone).map(({ day, entries: list }) => [day, list.length]);
  expect(days('UTC')).toEqual([
    ['2026-11-02', 1],
    ['2026-11-01', 2],
  ]);
  expect(days('Europe/Moscow')).toEqual([
    ['2026-11-02', 2],
    ['2026-11-01', 1],
  ]);
});

it('finds requests that contain every word, in any order and case', () => {
  const entries = [entry('1', '2026-11-01T08:00:00Z', 'tent for two'), entry('2', '2026-11-01T08:00:00Z')];
  expect(filterEntries(entries, 'GNY tent').map(({ id }) => id)).toEqual(['1']);
  expect(filterEntries(entries, '  ')).toHaveLength(2);
  expect(filterEntries(entries, 'tent northtrail')).toEqual([]);
});

it('names today and yesterday', () => {
  const now = new Date('2026-11-02T10:00:00Z');
  expect(relativeDay('2026-11-02', now, 'UTC')).toBe('today');
  expect(relativeDay('2026-11-01', now, 'UTC')).toBe('yesterday');
  expect(relativeDay('2026-10-31', now, 'UTC')).toBeNull();
});
