import { expect, it } from 'vitest';
import { lastDays } from './filter-value.js';

it.each([
  [30, '2026-11-21', '2026-10-22@2026-11-21'],
  [90, '2026-01-05', '2025-10-07@2026-01-05'],
  [365, '2025-02-28', '2024-02-29@2025-02-28'],
])('the last %d days up to %s do not depend on the current day', (days, upTo, range) => {
  expect(lastDays(days, upTo)).toBe(range);
});
