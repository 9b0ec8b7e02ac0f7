import { expect, it } from 'vitest';
import { lastDays } from './last-days.js';

it.each([
  [30, new Date(2026, 10, 21, 23, 59), '2026-10-22@2026-11-21'],
  [90, new Date(2026, 0, 5), '2025-10-07@2026-01-05'],
  [365, new Date(2025, 1, 28, 0, 0), '2024-02-29@2025-02-28'],
])('the last %d days end today and begin so many days before', (days, now, range) => {
  expect(lastDays(days, now)).toBe(range);
});
