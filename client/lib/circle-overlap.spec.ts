import { expect, it } from 'vitest';
import { distanceFor, sharedArea } from './circle-overlap.js';

it('shares nothing apart and the whole smaller circle inside', () => {
  expect(sharedArea(3, 4, 7)).toBe(0);
  expect(sharedArea(1, 5, 2)).toBeCloseTo(Math.PI);
});

it('agrees with counting points on a raster', () => {
  let inside = 0;
  const step = 0.01;
  for (let x = -3; x < 6; x += step) {
    for (let y = -3; y < 3; y += step) {
      if (x * x + y * y < 9 && (x - 3) ** 2 + y * y < 4) inside += step * step;
    }
  }
  expect(sharedArea(3, 2, 3)).toBeCloseTo(inside, 1);
});

it('finds the distance that gives an area', () => {
  expect(sharedArea(3, 2, distanceFor(3, 2, 4))).toBeCloseTo(4, 6);
});
