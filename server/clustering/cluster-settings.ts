/**
 * Linkage criterion. `SOFT`: each member shares `strength` addresses with the head. `MODERATE`: also with more than
 * half of the other members. `HARD`: all members share one common set of `strength` addresses.
 */
export type ClusterMethod = 'SOFT' | 'MODERATE' | 'HARD';

export interface ClusterSettings {
  method: ClusterMethod;
  /** Number of shared URLs, a positive integer. */
  strength: number;
  /** Keywords with a lower search volume are not clustered. */
  minVolume: number;
  /** Clusters with a lower total volume are dissolved. */
  minClusterVolume: number;
}

/** Number of results to compare. */
type SerpDepth = 10 | 20 | 50;

/** Converts a percentage of the depth to a number of addresses, at least one: 30 % of 10 are 3. */
export function strengthFromPercent(percent: number, depth: SerpDepth): number {
  // Computed in hundredths of a percent: 0.07 * 100 is slightly more than 7, and 7 % of 100 must not become 8.
  return Math.min(depth, Math.max(1, Math.ceil((Math.round(percent * 100) * depth) / 10_000)));
}

/** @throws RangeError if the strength is not a positive integer */
export function checkStrength(strength: number): void {
  if (!Number.isInteger(strength) || strength < 1) {
    throw new RangeError(`the strength must be a whole number from 1, not ${strength}`);
  }
}
