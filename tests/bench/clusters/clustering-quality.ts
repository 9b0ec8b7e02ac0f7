import { clusterKeywords } from '../../../server/clustering/cluster-keywords.js';
import type { ClusterMethod } from '../../../server/clustering/cluster-settings.js';
import { agreement, type Agreement } from './agreement.js';
import { toKeywordTops, emptySlot, dropOnePerKeyword, type FlatSerps } from './flat-serps.js';
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
function clustersBy(clusterer: Clusterer, serps: FlatSerps, strength: number): Int32Array {
  if (clusterer === 'Louvain') return louvainClusters(serps, strength);
  const settings = { method: clusterer, strength, minVolume: 0, minClusterVolume: 0 };
  return clusterKeywords(toKeywordTops(serps), settings).headOf;
}

/** @param truth the intent of each keyword, by its rank */
export function qualityOf(
  clusterer: Clusterer,
  serps: FlatSerps,
  strength: number,
  truth?: ArrayLike<number>,
): Quality {
  const found = clustersBy(clusterer, serps, strength);
  const variants = [1, 4, 7].map(
    (offset) => agreement(clustersBy(clusterer, dropOnePerKeyword(serps, offset), strength), found).f1,
  );
  return {
    clusterer,
    strength,
    ...(truth && { truth: agreement(found, truth) }),
    innerOverlap: innerOverlap(found, serps),
    singles: found.filter((cluster) => cluster < 0).length / Math.max(1, found.length),
    stability: variants.reduce((sum, f1) => sum + f1, 0) / variants.length,
  };
}

/** Mean number of addresses that two keywords of one cluster share. By address: n holders of one cluster make n (n - 1) / 2 pairs that share it. */
export function innerOverlap(found: Int32Array, { addresses, depth }: FlatSerps): number {
  const sizes = new Map<number, number>();
  const holders = new Map<string, number>();
  found.forEach((cluster, rank) => {
    if (cluster < 0) return;
    sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
    for (const address of addresses.subarray(rank * depth, (rank + 1) * depth)) {
      const key = `${cluster} ${address}`;
      if (address !== emptySlot) holders.set(key, (holders.get(key) ?? 0) + 1);
    }
  });
  const pairs = (counts: Iterable<number>) => {
    let sum = 0;
    for (const count of counts) sum += (count * (count - 1)) / 2;
    return sum;
  };
  return pairs(holders.values()) / Math.max(1, pairs(sizes.values()));
}
