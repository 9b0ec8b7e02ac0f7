import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderKey } from './seeded-order.js';

const files = Array.from({ length: 50 }, (_, index) => `tests/file-${index}.spec.ts`);
const order = (seed: number, testFiles = files) =>
  testFiles.toSorted((left, right) => (orderKey(seed, left) < orderKey(seed, right) ? -1 : 1));

describe('seeded order of test files', () => {
  it('is stable for a seed and differs between seeds', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(order(seed)).toEqual(order(seed, files.toReversed()));
        expect(order(seed)).not.toEqual(order(seed + 1));
      }),
    );
  });

  it('is the same order for a subset of the files', () => {
    const subset = files.filter((_, index) => index % 3 === 0);
    expect(order(7, subset)).toEqual(order(7).filter((file) => subset.includes(file)));
  });
});
