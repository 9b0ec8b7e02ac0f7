import { expect, it } from 'vitest';
import { depthShares } from './depth-shares.js';

it('splits totals into buckets that add up to all keywords', () => {
  const shares = depthShares({ it1: 348, it3: 1032, it5: 1872, it10: 4012, it50: 18204 });
  expect(shares).toEqual([348, 684, 840, 2140, 14192]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(18204);
});
