import { expect, it } from 'vitest';
import {
  getAdVisits,
  type DatedCounts,
  appendCurrentMetrics,
  shortenHost,
  alignVisits,
} from './domain-history.js';

const totals = {
  it1: 4,
  it3: 9,
  it5: 12,
  it10: 20,
  it50: 80,
  vis: 7,
  pagesinindex: 5,
  adkeyscnt: 3,
  adscnt: 2,
  adtraf: 1,
};
const earlier: DatedCounts = { ...totals, date: '2026-09-12', it50: 70 };
const newest: DatedCounts = { ...totals, date: '2026-10-12', it50: 78 };

const summary = (positionsDate: string | null, history: DatedCounts[]) => ({
  ...totals,
  positionsDate,
  history,
});

it('replaces the last point with the current metrics if the dates match', () => {
  expect(appendCurrentMetrics(summary('2026-10-12', [earlier, newest]))).toEqual([
    earlier,
    { ...newest, it50: 80 },
  ]);
});

it('keeps a history that ends earlier', () => {
  expect(appendCurrentMetrics(summary('2026-11-12', [earlier, newest]))).toEqual([earlier, newest]);
  expect(appendCurrentMetrics(summary(null, []))).toEqual([]);
});

it('has no ad visits if there were never any', () => {
  expect(getAdVisits([{ adtraf: 0 }, { adtraf: 3 }])).toEqual([0, 3]);
  expect(getAdVisits([{ adtraf: 0 }, { adtraf: 0 }])).toBeUndefined();
});

it('aligns a competitor to the same dates', () => {
  expect(alignVisits([earlier, newest], [{ date: '2026-10-12', vis: 5 }])).toEqual([null, 5]);
  expect(shortenHost('north-trail.shop.example')).toBe('north-trail');
});
