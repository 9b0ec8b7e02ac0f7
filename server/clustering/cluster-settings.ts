/**
 * What holds a cluster together. `SOFT`: each member shares `strength` addresses with the head. `MODERATE`: with the head and
 * with more than half of the other members. `HARD`: all hold one common set of `strength` addresses.
 */
export type ClusterMethod = 'SOFT' | 'MODERATE' | 'HARD';

export interface ClusterSettings {
  method: ClusterMethod;
  /** How many addresses are shared, a whole number from 1. */
  strength: number;
  /** Keywords with less search volume are never clustered. */
  minVolume: number;
  /** Clusters whose keywords have less search volume together dissolve into Non-grouped. */
  minClusterVolume: number;
}

/** How deep the tops are that are compared. */
type SerpDepth = 10 | 20 | 50;

/** The strength that a per cent of the top is: at least so much of it, and at least one address. 30 % of the top 10 are 3. */
export function strengthOfPercent(percent: number, depth: SerpDepth): number {
  // By hundredths of per cent: 7 % of 100 must not become 8 because 0.07 * 100 is a little more than 7.
  return Math.min(depth, Math.max(1, Math.ceil((Math.round(percent * 100) * depth) / 10_000)));
}

/** @throws RangeError where the strength is no whole number from 1 */
export function checkStrength(strength: number): void {
  if (!Number.isInteger(strength) || strength < 1) {
    throw new RangeError(`the strength must be a whole number from 1, not ${strength}`);
  }
}
