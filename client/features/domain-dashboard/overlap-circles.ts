import { distanceForArea } from '../../lib/circle-overlap.js';

/** Keyword counts of two domains: exclusive and shared. */
export interface Overlap {
  ownOnly: number;
  shared: number;
  competitorOnly: number;
}

/** Two overlapping circles in diagram units. */
interface OverlapCircles {
  domain: { x: number; radius: number };
  competitor: { x: number; radius: number };
}

/** Circles and overlap with areas proportional to the counts, centred, the larger one with `maxRadius`. */
export function overlapCircles(
  { ownOnly, shared, competitorOnly }: Overlap,
  { centre, maxRadius }: { centre: number; maxRadius: number },
): OverlapCircles {
  const [domainKeywords, competitorKeywords] = [ownOnly + shared, competitorOnly + shared];
  const maxKeywords = Math.max(domainKeywords, competitorKeywords);
  const radiusOf = (keywords: number) => maxRadius * Math.sqrt(keywords / maxKeywords);
  const [r1, r2] = [radiusOf(domainKeywords), radiusOf(competitorKeywords)];
  const distance = distanceForArea(r1, r2, (Math.PI * maxRadius * maxRadius * shared) / maxKeywords);
  const left = centre - (r1 + distance + r2) / 2;
  return { domain: { x: left + r1, radius: r1 }, competitor: { x: left + r1 + distance, radius: r2 } };
}
