import { expect, it } from 'vitest';
import { getLastPeriod } from './last-period.js';

it('finds the latest complete month, quarter and year in UTC', () => {
  const now = new Date('2026-11-26T23:30:00-05:00');
  expect(getLastPeriod('month', now)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(getLastPeriod('quarter', now)).toEqual({ from: '2026-07-01', to: '2026-09-30' });
  expect(getLastPeriod('year', now)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(getLastPeriod('quarter', new Date('2027-02-01T00:00:00Z'))).toEqual({
    from: '2026-10-01',
    to: '2026-12-31',
  });
});
