import { clusterIndexed } from './cluster-keywords.js';
import { checkStrength, type ClusterSettings } from './cluster-settings.js';
import type { SerpGraph, ProgressListener } from './serp-graph.js';
import { SerpIndex } from './serp-index.js';

/** What a run with one strength would come to. */
export interface StrengthPreview {
  strength: number;
  clusters: number;
  /** Keywords in clusters, their heads among them. */
  clustered: number;
  /** Keywords that stay in Non-grouped. */
  singles: number;
  /** Mean of what members share with their heads, of the hard method of their common sets, in addresses; 0 without members. */
  meanOverlap: number;
  /** Keywords of the largest cluster; 0 without clusters. */
  largest: number;
}

/**
 * What runs with each of these strengths would come to, in their order. The tops are indexed once for all of them.
 * @param settings of the run; its own strength counts for nothing
 * @throws RangeError where a strength is no whole number from 1
 */
export function previewStrengths(
  graph: SerpGraph,
  settings: Omit<ClusterSettings, 'strength'>,
  strengths: readonly number[],
  onProgress?: ProgressListener,
): StrengthPreview[] {
  strengths.forEach(checkStrength);
  const index = new SerpIndex(graph, settings.minVolume);
  return strengths.map((strength, at) => {
    const preview = previewOf(index, { ...settings, strength }, (share) =>
      onProgress?.((at + share) / strengths.length),
    );
    onProgress?.((at + 1) / strengths.length);
    return preview;
  });
}

function previewOf(
  index: SerpIndex,
  settings: ClusterSettings,
  onProgress: ProgressListener,
): StrengthPreview {
  const { headOf, overlap } = clusterIndexed(index, settings, onProgress);
  const sizes = new Uint32Array(index.keywords);
  let clusters = 0;
  let members = 0;
  let shared = 0;
  let largest = 0;
  headOf.forEach((head, rank) => {
    if (head < 0) return;
    largest = Math.max(largest, ++sizes[head]!);
    if (head === rank) {
      clusters++;
    } else {
      members++;
      shared += overlap[rank]!;
    }
  });
  const clustered = clusters + members;
  return {
    strength: settings.strength,
    clusters,
    clustered,
    singles: index.keywords - clustered,
    meanOverlap: members === 0 ? 0 : shared / members,
    largest,
  };
}
