import { clusterIndexed } from './cluster-keywords.js';
import { checkStrength, type ClusterSettings } from './cluster-settings.js';
import type { SerpGraph, ProgressListener } from './serp-graph.js';
import { SerpIndex } from './serp-index.js';

/** Expected result of a run with one strength. */
export interface StrengthPreview {
  strength: number;
  clusters: number;
  /** Keywords in clusters, heads included. */
  clustered: number;
  /** Keywords outside clusters. */
  singles: number;
  /** Mean number of addresses that members share with their head (hard method: the common set); 0 without members. */
  meanOverlap: number;
  /** Size of the largest cluster; 0 without clusters. */
  largest: number;
}

/**
 * Expected results for several strengths, in order. The index is built once.
 * @param settings without the strength
 * @throws RangeError if a strength is not a positive integer
 */
export function previewStrengths(
  graph: SerpGraph,
  settings: Omit<ClusterSettings, 'strength'>,
  strengths: readonly number[],
  onProgress?: ProgressListener,
): StrengthPreview[] {
  strengths.forEach(checkStrength);
  const index = new SerpIndex(graph, settings.minVolume);
  return strengths.map((strength, strengthIndex) => {
    const preview = computePreview(index, { ...settings, strength }, (share) =>
      onProgress?.((strengthIndex + share) / strengths.length),
    );
    onProgress?.((strengthIndex + 1) / strengths.length);
    return preview;
  });
}

function computePreview(
  index: SerpIndex,
  settings: ClusterSettings,
  onProgress: ProgressListener,
): StrengthPreview {
  const { headOf, overlap } = clusterIndexed(index, settings, onProgress);
  const sizes = new Uint32Array(index.keywords);
  let clusters = 0;
  let members = 0;
  let sharedTotal = 0;
  let largest = 0;
  headOf.forEach((head, rank) => {
    if (head < 0) return;
    largest = Math.max(largest, ++sizes[head]!);
    if (head === rank) {
      clusters++;
    } else {
      members++;
      sharedTotal += overlap[rank]!;
    }
  });
  const clustered = clusters + members;
  return {
    strength: settings.strength,
    clusters,
    clustered,
    singles: index.keywords - clustered,
    meanOverlap: members === 0 ? 0 : sharedTotal / members,
    largest,
  };
}
