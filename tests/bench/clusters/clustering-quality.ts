import { clusterKeywords } from '../../../server/clustering/cluster-keywords.js';
import type { ClusterMethod } from '../../../server/clustering/cluster-settings.js';
import { agreement, type Agreement } from './agreement.js';
import { toKeywordSerps, emptySlot, dropOnePerKeyword, type FlatSerps } from './flat-serps.js';
import { louvainClusters } from './louvain-clusters.js';

/** A clustering algorithm. */
export type Clusterer = ClusterMethod | 'Louvain';

export const clusterers: readonly Clusterer[] = ['SOFT', 'MODERATE', 'HARD', 'Louvain'];

/** Quality of an algorithm at one strength. */
export interface Quality {
  clusterer: Clusterer;
  strength: number;
  /** Agreement with the labels or the model; undefined without truth. */
  truth?: Agreement;
  /** Mean number of URLs shared by two keywords of a cluster. */
  innerOverlap: number;
  /** Share of keywords without a cluster. */
  unclustered: number;
  /**
   * Mean pairwise F1 between the clusters of the search results and those of three variants, each of which lacks one
   * result per keyword.
   */
  stability: number;
}

/** Cluster of each keyword by rank, -1 without one. */
function clusterWith(clusterer: Clusterer, serps: FlatSerps, strength: number): Int32Array {
  if (clusterer === 'Louvain') return louvainClusters(serps, strength);
  const settings = { method: clusterer, strength, minVolume: 0, minClusterVolume: 0 };
  return clusterKeywords(toKeywordSerps(serps), settings).headOf;
}

/** @param truth the intent of each keyword by rank */
export function qualityOf(
  clusterer: Clusterer,
  serps: FlatSerps,
  strength: number,
  truth?: ArrayLike<number>,
): Quality {
  const found = clusterWith(clusterer, serps, strength);
  const variants = [1, 4, 7].map(
    (offset) => agreement(clusterWith(clusterer, dropOnePerKeyword(serps, offset), strength), found).f1,
  );
  return {
    clusterer,
    strength,
    ...(truth && { truth: agreement(found, truth) }),
    innerOverlap: innerOverlap(found, serps),
    unclustered: found.filter((cluster) => cluster < 0).length / Math.max(1, found.length),
    stability: variants.reduce((sum, f1) => sum + f1, 0) / variants.length,
  };
}

/**
 * Mean number of URLs shared by two keywords of a cluster. A URL with n keywords in a cluster contributes n (n - 1) /
 * 2 pairs.
 */
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
