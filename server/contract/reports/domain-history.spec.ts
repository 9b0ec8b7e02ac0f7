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
  hasVolumes: true,
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
  positionsRange: null,
  history,
});

it('replaces the last point with the current metrics', () => {
  expect(appendCurrentMetrics(summary('2026-10-12', [earlier, newest]))).toEqual([
    earlier,
    { ...newest, it50: 80 },
  ]);
});

it('replaces the last point of the newest keywords', () => {
  const positionsRange = { newer: 8, oldest: '2026-09-12', newest: '2026-10-12' };
  const touched = { ...summary('2026-09-12', [earlier, newest]), positionsRange };
  expect(appendCurrentMetrics(touched)).toEqual([earlier, { ...newest, it50: 80 }]);
});

it('keeps a history that ends before the results that lack the domain', () => {
  expect(appendCurrentMetrics(summary('2026-11-12', [earlier, newest]))).toEqual([earlier, newest]);
  expect(appendCurrentMetrics(summary(null, []))).toEqual([]);
});

it('has no ad visits if there were never any', () => {
  expect(getAdVisits([{ adtraf: 0 }, { adtraf: 3 }])).toEqual([0, 3]);
  expect(getAdVisits([{ adtraf: 0 }, { adtraf: 0 }])).toBeUndefined();
});

it('aligns a competitor to the same dates, with its newest value up to each date', () => {
  const visits = [
    { date: '2026-09-01', vis: 4, hasVolumes: true },
    { date: '2026-11-01', vis: 6, hasVolumes: true },
  ];
  expect(alignVisits([earlier, newest], visits)).toEqual([4, 4]);
  expect(alignVisits([earlier, newest], [{ date: '2026-10-12', vis: 5, hasVolumes: true }])).toEqual([
    null,
    5,
  ]);
  expect(alignVisits([newest], [{ date: '2026-10-12', vis: 0, hasVolumes: false }])).toEqual([null]);
});

it('ends the line of a competitor at its own last date', () => {
  const last: DatedCounts = { ...totals, date: '2026-11-12' };
  const points = [earlier, newest, last];
  const endingOn = (date: string) => alignVisits(points, [{ date, vis: 4, hasVolumes: true }]);
  expect(endingOn('2026-09-12')).toEqual([4, null, null]);
  expect(endingOn('2026-10-01')).toEqual([null, 4, null]);
  expect(endingOn('2020-08-30')).toEqual([null, null, null]);
});

it.each([
  ['en.wikipedia.org', 'en.wikipedia'],
  ['wikipedia.org', 'wikipedia'],
  ['bbc.co.uk', 'bbc'],
  ['news.bbc.co.uk', 'news.bbc'],
  ['x.com', 'x'],
  ['m.bbc.com', 'm.bbc'],
  ['abc.net.au', 'abc'],
  ['localhost', 'localhost'],
])('shortens the host %s to %s', (host, shortHost) => {
  expect(shortenHost(host)).toBe(shortHost);
});
