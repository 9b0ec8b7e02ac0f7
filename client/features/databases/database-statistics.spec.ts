import { expect, it } from 'vitest';
import { snapshotGrowth } from './database-statistics.js';

const snapshots = [
  { date: '2026-03-01', keywords: 30, domains: 7 },
  { date: '2026-01-01', keywords: 10, domains: 9 },
  { date: '2026-02-01', keywords: 20, domains: null },
];

it('orders snapshots from the oldest to the newest', () => {
  expect(snapshotGrowth(snapshots, 'keywords')).toEqual({
    values: [10, 20, 30],
    from: '2026-01-01',
    to: '2026-03-01',
    first: 10,
    last: 30,
  });
});

it('skips snapshots without the stat', () => {
  expect(snapshotGrowth(snapshots, 'domains')?.values).toEqual([9, 7]);
});

it('is undefined if fewer than two snapshots have the stat', () => {
  expect(snapshotGrowth(snapshots.slice(1), 'domains')).toBeUndefined();
  expect(snapshotGrowth([], 'keywords')).toBeUndefined();
});
