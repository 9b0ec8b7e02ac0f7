import { expect, it } from 'vitest';
import { adVisits, type DatedCounts, historyToNow, shortHost, visitsAt } from './domain-history.js';

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

it('ends with the present figures on the day of the newest positions', () => {
  expect(historyToNow(summary('2026-10-12', [earlier, newest]))).toEqual([earlier, { ...newest, it50: 80 }]);
});

it('leaves a past that ends before that day as it is', () => {
  expect(historyToNow(summary('2026-11-12', [earlier, newest]))).toEqual([earlier, newest]);
  expect(historyToNow(summary(null, []))).toEqual([]);
});

it('has no visits from ads where there never were any', () => {
  expect(adVisits([{ adtraf: 0 }, { adtraf: 3 }])).toEqual([0, 3]);
  expect(adVisits([{ adtraf: 0 }, { adtraf: 0 }])).toBeUndefined();
});

it('compares a competitor on the same dates', () => {
  expect(visitsAt([earlier, newest], [{ date: '2026-10-12', vis: 5 }])).toEqual([null, 5]);
  expect(shortHost('north-trail.shop.example')).toBe('north-trail');
});
