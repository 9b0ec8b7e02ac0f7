import { checkStrength, type ClusterSettings } from './cluster-settings.js';
import { CommonSet } from './common-set.js';
import type { Clusters, SerpGraph, ProgressListener } from './serp-graph.js';
import { MemberLinks } from './member-links.js';
import { NeighbourSearch } from './neighbour-search.js';
import { SerpIndex } from './serp-index.js';

/** Keywords between two progress reports. */
const progressInterval = 512;

/**
 * Clusters keywords whose search results share addresses. Keywords are visited by rank; each free one becomes the
 * head of the following free keywords that the method joins (docs/clustering.md). The result depends only on ranks
 * and search results, not on the order of addresses.
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

/** Clusters an existing index, without the member shares of the soft method. */
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
  const join = joinFunction(index, settings, search);
  for (let head = 0; head < keywords; head++) {
    if (onProgress && head % progressInterval === progressInterval - 1) onProgress(head / keywords);
    if (search.isTaken(head)) continue;
    const count = search.find(head);
    if (count === 0) continue;
    const { members, overlaps, shares, headOverlap } = join(head, count);
    assign(clusters, head, head, headOverlap, 1);
    members.forEach((member, at) => {
      search.take(member);
      assign(clusters, member, head, overlaps[at]!, shares?.[at] ?? 1);
    });
  }
  dissolveSmall(clusters, index.graph.volumes, settings.minClusterVolume);
  return clusters;
}

/** Members that the method joined with a head. */
interface JoinResult {
  /** Ranks, at least one. */
  members: Uint32Array;
  overlaps: Uint8Array;
  /** Defaults to 1 for each member. */
  shares?: Float32Array;
  /** Overlap stored for the head. */
  headOverlap: number;
}

function joinFunction(
  index: SerpIndex,
  { method, strength }: ClusterSettings,
  search: NeighbourSearch,
): (head: number, candidates: number) => JoinResult {
  const candidates = (count: number) => search.found.subarray(0, count);
  switch (method) {
    case 'SOFT':
      return (head, count) => ({
        members: candidates(count),
        overlaps: search.shared,
        headOverlap: index.serpSize(head),
      });
    case 'MODERATE': {
      const links = new MemberLinks(index, strength);
      return (head, count) => {
        const { linked, shares } = links.dropUnlinked(candidates(count));
        return {
          members: linked.map((position) => search.found[position]!),
          overlaps: Uint8Array.from(linked, (position) => search.shared[position]!),
          shares,
          headOverlap: index.serpSize(head),
        };
      };
    }
    case 'HARD': {
      const set = new CommonSet(index, strength);
      return (head, count) => {
        const { members, common } = set.pick(head, candidates(count));
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

function assign(clusters: Clusters, rank: number, head: number, overlap: number, share: number): void {
  clusters.headOf[rank] = head;
  clusters.overlap[rank] = overlap;
  clusters.memberShare[rank] = share;
}

function dissolveSmall(clusters: Clusters, volumes: Uint32Array, minVolume: number): void {
  if (minVolume <= 0) return;
  const { headOf } = clusters;
  const volumeByHead = new Float64Array(headOf.length);
  headOf.forEach((head, rank) => {
    if (head >= 0) volumeByHead[head]! += volumes[rank]!;
  });
  headOf.forEach((head, rank) => {
    if (head >= 0 && volumeByHead[head]! < minVolume) assign(clusters, rank, -1, 0, 0);
  });
}

/** Computes the linked share of each member of soft clusters; informational only. */
function setMemberShares(index: SerpIndex, strength: number, { headOf, memberShare }: Clusters): void {
  const links = new MemberLinks(index, strength);
  const membersOf = new Map<number, number[]>();
  headOf.forEach((head, rank) => {
    if (head < 0) return;
    if (head === rank) membersOf.set(head, []);
    else membersOf.get(head)?.push(rank);
  });
  for (const members of membersOf.values()) {
    const ranks = Uint32Array.from(members);
    links.shares(ranks).forEach((share, at) => (memberShare[ranks[at]!] = share));
  }
}
