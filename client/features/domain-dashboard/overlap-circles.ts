import { distanceForArea } from '../../lib/circle-overlap.js';

/** Keyword counts of two domains: exclusive and shared. */
export interface Overlap {
  ownOnly: number;
  shared: number;
  competitorOnly: number;
}

/** Two overlapping circles in diagram units. */
interface OverlapCircles {
  own: { x: number; radius: number };
  competitor: { x: number; radius: number };
}

/** Circles and overlap with areas proportional to the counts, centred, the larger one with `maxRadius`. */
export function overlapCircles(
  { ownOnly, shared, competitorOnly }: Overlap,
  { centre, maxRadius }: { centre: number; maxRadius: number },
): OverlapCircles {
  const [own, competitor] = [ownOnly + shared, competitorOnly + shared];
  const maxKeywords = Math.max(own, competitor);
  const radiusOf = (keywords: number) => maxRadius * Math.sqrt(keywords / maxKeywords);
  const [r1, r2] = [radiusOf(own), radiusOf(competitor)];
  const distance = distanceForArea(r1, r2, (Math.PI * maxRadius * maxRadius * shared) / maxKeywords);
  const left = centre - (r1 + distance + r2) / 2;
  return { own: { x: left + r1, radius: r1 }, competitor: { x: left + r1 + distance, radius: r2 } };
}
