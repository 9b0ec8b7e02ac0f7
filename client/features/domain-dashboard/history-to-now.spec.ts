import { expect, it } from 'vitest';
import type { DomainSummary, HistoryPoint } from './dashboard-types.js';
import { historyToNow } from './history-to-now.js';

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
const earlier: HistoryPoint = { ...totals, date: '2026-09-12', it50: 70 };
const newest: HistoryPoint = { ...totals, date: '2026-10-12', it50: 78 };

function summary(positionsDate: string | null, history: HistoryPoint[]): DomainSummary {
  return {
    ...totals,
    name: 'shop.example',
    base: 'gny',
    positionsDate,
    parentName: null,
    childsCount: 0,
    keys: [],
    pages: [],
    ads: [],
    adkeys: [],
    history,
  };
}

it('ends with the figures of the page on the day of the newest positions', () => {
  expect(historyToNow(summary('2026-10-12', [earlier, newest]))).toEqual([earlier, { ...newest, it50: 80 }]);
});

it('leaves a past that ends before that day as it is', () => {
  expect(historyToNow(summary('2026-11-12', [earlier, newest]))).toEqual([earlier, newest]);
  expect(historyToNow(summary(null, []))).toEqual([]);
});
