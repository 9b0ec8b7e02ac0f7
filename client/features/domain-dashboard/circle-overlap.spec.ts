import { expect, it } from 'vitest';
import { distanceForArea, intersectionArea } from './circle-overlap.js';

it('returns 0 for separate circles and the smaller circle for contained ones', () => {
  expect(intersectionArea(3, 4, 7)).toBe(0);
  expect(intersectionArea(1, 5, 2)).toBeCloseTo(Math.PI);
});

it('agrees with counting raster points', () => {
  let inside = 0;
  const step = 0.01;
  for (let x = -3; x < 6; x += step) {
    for (let y = -3; y < 3; y += step) {
      if (x * x + y * y < 9 && (x - 3) ** 2 + y * y < 4) inside += step * step;
    }
  }
  expect(intersectionArea(3, 2, 3)).toBeCloseTo(inside, 1);
});

it('finds the distance for an area', () => {
  expect(intersectionArea(3, 2, distanceForArea(3, 2, 4))).toBeCloseTo(4, 6);
});
