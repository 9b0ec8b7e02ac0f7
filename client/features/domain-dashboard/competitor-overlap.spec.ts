import { expect, it } from 'vitest';
import { overlapCircles } from './competitor-overlap.js';

/** Approximates the areas of the circles and their overlap by counting grid points. */
function areasOf({ domain, competitor }: ReturnType<typeof overlapCircles>) {
  const step = 0.1;
  const areas = { own: 0, competitor: 0, both: 0 };
  for (let x = 0; x < 340; x += step) {
    for (let y = -45; y < 45; y += step) {
      const inOwn = (x - domain.x) ** 2 + y * y < domain.radius ** 2;
      const inCompetitor = (x - competitor.x) ** 2 + y * y < competitor.radius ** 2;
      if (inOwn) areas.own += step * step;
      if (inCompetitor) areas.competitor += step * step;
      if (inOwn && inCompetitor) areas.both += step * step;
    }
  }
  return areas;
}

it.each([
  { ownOnly: 765, shared: 3645, competitorOnly: 260 },
  { ownOnly: 2113, shared: 40, competitorOnly: 12 },
  { ownOnly: 900, shared: 100, competitorOnly: 900 },
  { ownOnly: 0, shared: 50, competitorOnly: 450 },
])('draws circles and overlap with areas proportional to %j', (overlap) => {
  const circles = overlapCircles(overlap, { centre: 170, maxRadius: 40 });
  const { own, competitor, both } = areasOf(circles);
  const perKeyword =
    Math.max(own, competitor) / (overlap.shared + Math.max(overlap.ownOnly, overlap.competitorOnly));
  expect(own / perKeyword / (overlap.ownOnly + overlap.shared)).toBeCloseTo(1, 1);
  expect(competitor / perKeyword / (overlap.competitorOnly + overlap.shared)).toBeCloseTo(1, 1);
  expect(both / perKeyword / overlap.shared).toBeCloseTo(1, 1);
  const [left, right] = [
    circles.domain.x - circles.domain.radius,
    circles.competitor.x + circles.competitor.radius,
  ];
  expect((left + right) / 2).toBeCloseTo(170);
});
