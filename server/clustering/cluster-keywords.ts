import { checkStrength, type ClusterSettings } from './cluster-settings.js';
import { CommonSetSelector } from './common-set-selector.js';
import type { Clusters, SerpGraph, ProgressListener } from './serp-graph.js';
import { MemberLinks } from './member-links.js';
import { NeighbourSearch } from './neighbour-search.js';
import { SerpIndex } from './serp-index.js';

/** Number of keywords between two progress reports. */
const progressInterval = 512;

/**
 * Clusters keywords whose search results share addresses. Keywords are visited by rank. Each keyword without a
 * cluster becomes a head, to which the method joins later keywords without a cluster (docs/clustering.md). The result
 * depends only on ranks and search results, not on the order of addresses.
 * @throws RangeError if the strength is not a positive integer
 */
export function clusterKeywords(
  graph: SerpGraph,
  settings: ClusterSettings,
  onProgress?: ProgressListener,
): Clusters {
  checkStrength(settings.strength);
  const index = new SerpIndex(graph, settings.minVolume);
  const clusters = clusterIndexed(index, settings, onProgress);
  if (settings.method === 'SOFT') setMemberShares(index, settings.strength, clusters);
  onProgress?.(1);
  return clusters;
}

/** Clusters an existing index. Does not compute the member shares of the soft method. */
export function clusterIndexed(
  index: SerpIndex,
  settings: ClusterSettings,
  onProgress?: ProgressListener,
): Clusters {
  const { keywords } = index;
  const clusters: Clusters = {
    headOf: new Int32Array(keywords).fill(-1),
    overlap: new Uint8Array(keywords),
    memberShare: new Float32Array(keywords),
  };
  const search = new NeighbourSearch(index, settings.strength);
  const join = createJoinFunction(index, settings, search);
  for (let head = 0; head < keywords; head++) {
    if (onProgress && head % progressInterval === progressInterval - 1) onProgress(head / keywords);
    if (search.isExcluded(head)) continue;
    const count = search.find(head);
    if (count === 0) continue;
    const { members, overlaps, shares, headOverlap } = join(head, count);
    assignToCluster(clusters, head, { head, overlap: headOverlap, share: 1 });
    members.forEach((member, memberIndex) => {
      search.exclude(member);
      assignToCluster(clusters, member, {
        head,
        overlap: overlaps[memberIndex]!,
        share: shares?.[memberIndex] ?? 1,
      });
    });
  }
  dissolveSmallClusters(clusters, index.graph.volumes, settings.minClusterVolume);
  return clusters;
}

/** Members that the method joined with a head. */
interface JoinResult {
  /** Ranks of the members; at least one. */
  members: Uint32Array;
  overlaps: Uint8Array;
  /** Linked share of each member. If missing, every share is 1. */
  shares?: Float32Array;
  /** Overlap stored for the head. */
  headOverlap: number;
}

function createJoinFunction(
  index: SerpIndex,
  { method, strength }: ClusterSettings,
  search: NeighbourSearch,
): (head: number, candidates: number) => JoinResult {
  const candidates = (count: number) => search.neighbours.subarray(0, count);
  switch (method) {
    case 'SOFT':
      return (head, count) => ({
        members: candidates(count),
        overlaps: search.sharedCounts,
        headOverlap: index.serpSize(head),
      });
    case 'MODERATE': {
      const links = new MemberLinks(index, strength);
      return (head, count) => {
        const { linked, shares } = links.dropUnlinked(candidates(count));
        return {
          members: linked.map((candidateIndex) => search.neighbours[candidateIndex]!),
          overlaps: Uint8Array.from(linked, (candidateIndex) => search.sharedCounts[candidateIndex]!),
          shares,
          headOverlap: index.serpSize(head),
        };
      };
    }
    case 'HARD': {
      const commonSetSelector = new CommonSetSelector(index, strength);
      return (head, count) => {
        const { members, common } = commonSetSelector.select(head, candidates(count));
        const commonCount = Math.min(common, 255);
        return {
          members,
          overlaps: new Uint8Array(members.length).fill(commonCount),
          headOverlap: commonCount,
        };
      };
    }
  }
}

interface ClusterAssignment {
  head: number;
  overlap: number;
  share: number;
}

function assignToCluster(
  clusters: Clusters,
  rank: number,
  { head, overlap, share }: ClusterAssignment,
): void {
  clusters.headOf[rank] = head;
  clusters.overlap[rank] = overlap;
  clusters.memberShare[rank] = share;
}

function dissolveSmallClusters(clusters: Clusters, volumes: Uint32Array, minVolume: number): void {
  if (minVolume <= 0) return;
  const { headOf } = clusters;
  const volumeByHead = new Float64Array(headOf.length);
  headOf.forEach((head, rank) => {
    if (head >= 0) volumeByHead[head]! += volumes[rank]!;
  });
  headOf.forEach((head, rank) => {
    if (head < 0 || volumeByHead[head]! >= minVolume) return;
    assignToCluster(clusters, rank, { head: -1, overlap: 0, share: 0 });
  });
}

/** Computes the linked share of each member of soft clusters; informational only. */
function setMemberShares(index: SerpIndex, strength: number, { headOf, memberShare }: Clusters): void {
  const links = new MemberLinks(index, strength);
  const membersByHead = new Map<number, number[]>();
  headOf.forEach((head, rank) => {
    if (head < 0) return;
    if (head === rank) membersByHead.set(head, []);
    else membersByHead.get(head)?.push(rank);
  });
  for (const members of membersByHead.values()) {
    const ranks = Uint32Array.from(members);
    links.computeShares(ranks).forEach((share, memberIndex) => (memberShare[ranks[memberIndex]!] = share));
  }
}
