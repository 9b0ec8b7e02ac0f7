import { describe, expect, it } from 'vitest';
import { pointsOfSpan, summarizePositions } from './history-span.js';

const points = [
  { y: 2026, m: 1, pos: 9 },
  { y: 2026, m: 10, pos: 4 },
  { y: 2025, m: 11, pos: 12 },
  { y: 2025, m: 10, pos: 2 },
  { y: 2026, m: 4, pos: null },
  { y: 2026, m: 5, pos: 7 },
];

describe('position history span', () => {
  it('counts months back from the latest point across years', () => {
    expect(pointsOfSpan(points, 'months6').map(({ m }) => m)).toEqual([5, 10]);
    expect(pointsOfSpan(points, 'months12').map(({ y, m }) => `${y}-${m}`)).toEqual([
      '2025-11',
      '2026-1',
      '2026-4',
      '2026-5',
      '2026-10',
    ]);
    expect(pointsOfSpan(points, 'all')).toHaveLength(6);
  });

  it('returns the current and the best position', () => {
    expect(summarizePositions(points)).toEqual({ now: 4, best: 2 });
    expect(summarizePositions([{ y: 2026, m: 1, pos: null }])).toEqual({ now: null, best: null });
    expect(summarizePositions([])).toEqual({ now: null, best: null });
  });
});
