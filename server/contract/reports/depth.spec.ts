import { expect, it } from 'vitest';
import { formatDepth, findDepth, depths, splitByDepth, splitByImportedDepth } from './depth.js';

it.each([
  [1, 1],
  [2, 3],
  [3, 3],
  [4, 5],
  [5, 5],
  [6, 10],
  [10, 10],
  [11, 50],
  [50, 50],
  [51, undefined],
  [0, undefined],
  [-1, undefined],
  [null, undefined],
] as const)('assigns position %s to depth %s', (position, last) =>
  expect(findDepth(position)?.last).toBe(last),
);

it('labels each depth with its positions', () => {
  expect(depths.map((depth) => formatDepth(depth, 'Top 1'))).toEqual([
    'Top 1',
    '2–3',
    '4–5',
    '6–10',
    '11–50',
  ]);
});

it('splits totals into depths that add up to all keywords', () => {
  const shares = splitByDepth({ it1: 348, it3: 1032, it5: 1872, it10: 4012, it50: 18204 });
  expect(shares).toEqual([348, 684, 840, 2140, 14192]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(18204);
});

it('leaves depths below the last imported position unknown unless they have keywords', () => {
  const topTen = { it1: 1, it3: 3, it5: 3, it10: 7, it50: 7 };
  expect(splitByImportedDepth(topTen, 10)).toEqual([1, 2, 0, 4, null]);
  expect(splitByImportedDepth(topTen, null)).toEqual([1, 2, 0, 4, 0]);
  expect(splitByImportedDepth({ ...topTen, it50: 9 }, 10)).toEqual([1, 2, 0, 4, 2]);
  expect(splitByImportedDepth(topTen, 11)).toEqual([1, 2, 0, 4, null]);
  expect(splitByImportedDepth(topTen, 3)).toEqual([1, 2, null, 4, null]);
});
