import { expect, it } from 'vitest';
import { countPeriodDays, isEmpty, type PartnerDay, buildPoints, sumPoints } from './partner-points.js';

const day = (date: string, visits: number, rewardCents = 0): PartnerDay => ({
  day: date,
  visits,
  registrations: 0,
  payments: rewardCents > 0 ? 1 : 0,
  paidCents: rewardCents * 5,
  rewardCents,
});

it('returns every day of a period, including days without data', () => {
  const points = buildPoints([day('2026-11-23', 4, 980), day('2026-11-20', 1)], 'week', '2026-11-23');
  expect(points.map((point) => [point.day, point.visits])).toEqual([
    ['2026-11-17', 0],
    ['2026-11-18', 0],
    ['2026-11-19', 0],
    ['2026-11-20', 1],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 4],
  ]);
  expect(sumPoints(points)).toMatchObject({ visits: 5, payments: 1, paidCents: 4900, rewardCents: 980 });
  expect([isEmpty(points[0]!), isEmpty(points[3]!)]).toEqual([true, false]);
});

it('sums days by month for a year', () => {
  const days = [day('2026-03-31', 2), day('2026-03-01', 3), day('2025-12-01', 7), day('2025-11-30', 100)];
  const points = buildPoints(days, 'year', '2026-11-23');
  expect([points[0]?.day, points.at(-1)?.day, points.length]).toEqual(['2025-12-01', '2026-11-01', 12]);
  expect(
    points.filter(({ visits }) => visits > 0).map(({ day: firstDay, visits }) => [firstDay, visits]),
  ).toEqual([
    ['2025-12-01', 7],
    ['2026-03-01', 5],
  ]);
});

it('covers the days of the period including today, at most the 400 that the server returns', () => {
  const countDays = (['week', 'month', 'quarter'] as const).map((period) =>
    countPeriodDays(period, '2026-11-23'),
  );
  expect(countDays).toEqual([7, 30, 90]);
  // From 1 December 2025 to 23 November 2026: 31 + 31 + 28 + 31 + 30 + 31 + 30 + 31 + 31 + 30 + 31 + 23.
  expect(countPeriodDays('year', '2026-11-23')).toBe(358);
  for (const today of ['2024-02-29', '2028-12-31', '2026-01-01', '2026-05-31']) {
    expect(countPeriodDays('year', today)).toBeLessThanOrEqual(400);
  }
});
