import { distanceFor } from '../../lib/circle-overlap.js';

/** What two domains have, each alone and both. */
export interface Overlap {
  ownOnly: number;
  shared: number;
  competitorOnly: number;
}

/** Two circles beside each other, in units of the drawing. */
interface OverlapCircles {
  own: { x: number; radius: number };
  competitor: { x: number; radius: number };
}

/** Circles and their common lens with areas as large as the numbers, around a centre, the larger of this radius. */
export function overlapCircles(
  { ownOnly, shared, competitorOnly }: Overlap,
  { centre, maxRadius }: { centre: number; maxRadius: number },
): OverlapCircles {
  const [own, competitor] = [ownOnly + shared, competitorOnly + shared];
  const maxKeywords = Math.max(own, competitor);
  const radiusOf = (keywords: number) => maxRadius * Math.sqrt(keywords / maxKeywords);
  const [r1, r2] = [radiusOf(own), radiusOf(competitor)];
  const distance = distanceFor(r1, r2, (Math.PI * maxRadius * maxRadius * shared) / maxKeywords);
  const left = centre - (r1 + distance + r2) / 2;
  return { own: { x: left + r1, radius: r1 }, competitor: { x: left + r1 + distance, radius: r2 } };
}
