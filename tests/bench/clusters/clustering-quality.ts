import { clusterKeywords } from '../../../server/clustering/cluster-keywords.js';
import type { ClusterMethod } from '../../../server/clustering/cluster-settings.js';
import { agreement, type Agreement } from './agreement.js';
import { keywordTops, none, withoutOne, type FlatTops } from './flat-tops.js';
import { louvainClusters } from './louvain-clusters.js';

/** Who puts keywords together. */
export type Clusterer = ClusterMethod | 'Louvain';

export const clusterers: readonly Clusterer[] = ['SOFT', 'MODERATE', 'HARD', 'Louvain'];

/** How good the clusters of one clusterer are at one strength. */
export interface Quality {
  clusterer: Clusterer;
  strength: number;
  /** Beside what people or the model put together; missing where nobody knows. */
  truth?: Agreement;
  /** Mean number of addresses that two keywords of one cluster share, over all such pairs. */
  innerOverlap: number;
  /** Share of the keywords that stay alone. */
  singles: number;
  /** Pairwise F1 beside the clusters that come of the same tops with one result less in each, the mean of three such. */
  stability: number;
}

/** Which cluster each keyword is in, by its rank; -1 where it stays alone. */
function clustersBy(clusterer: Clusterer, tops: FlatTops, strength: number): Int32Array {
  if (clusterer === 'Louvain') return louvainClusters(tops, strength);
  const settings = { method: clusterer, strength, leastVolume: 0, leastClusterVolume: 0 };
  return clusterKeywords(keywordTops(tops), settings).headOf;
}

/** @param truth the intent of each keyword, by its rank */
export function qualityOf(
  clusterer: Clusterer,
  tops: FlatTops,
  strength: number,
  truth?: ArrayLike<number>,
): Quality {
  const found = clustersBy(clusterer, tops, strength);
  const turns = [1, 4, 7].map(
    (turn) => agreement(clustersBy(clusterer, withoutOne(tops, turn), strength), found).f1,
  );
  return {
    clusterer,
    strength,
    ...(truth && { truth: agreement(found, truth) }),
    innerOverlap: innerOverlap(found, tops),
    singles: found.filter((cluster) => cluster < 0).length / Math.max(1, found.length),
    stability: turns.reduce((sum, f1) => sum + f1, 0) / turns.length,
  };
}

/** Mean number of addresses that two keywords of one cluster share. By address: n holders of one cluster make n (n - 1) / 2 pairs that share it. */
export function innerOverlap(found: Int32Array, { addresses, depth }: FlatTops): number {
  const sizes = new Map<number, number>();
  const holders = new Map<string, number>();
  found.forEach((cluster, rank) => {
    if (cluster < 0) return;
    sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
    for (const address of addresses.subarray(rank * depth, (rank + 1) * depth)) {
      const held = `${cluster} ${address}`;
      if (address !== none) holders.set(held, (holders.get(held) ?? 0) + 1);
    }
  });
  const pairs = (counts: Iterable<number>) => {
    let sum = 0;
    for (const count of counts) sum += (count * (count - 1)) / 2;
    return sum;
  };
  return pairs(holders.values()) / Math.max(1, pairs(sizes.values()));
}
