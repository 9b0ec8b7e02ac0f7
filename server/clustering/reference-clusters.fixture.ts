import type { ClusterSettings } from './cluster-settings.js';
import type { Clusters, SerpGraph } from './serp-graph.js';

/** A keyword by rank: search volume and addresses. */
export interface PlainKeyword {
  volume: number;
  top: ReadonlySet<number>;
}

/** Builds a graph of keywords ordered by rank. Addresses are numbered from 0 to `addresses` - 1. */
export function buildSerpGraph(keywords: readonly PlainKeyword[], addresses: number): SerpGraph {
  const ranks = Array.from({ length: addresses }, (_, address) =>
    keywords.flatMap(({ top }, rank) => (top.has(address) ? [rank] : [])),
  );
  const starts = [0];
  for (const ranksOfAddress of ranks) starts.push(starts.at(-1)! + ranksOfAddress.length);
  return {
    volumes: Uint32Array.from(keywords, ({ volume }) => volume),
    addressStarts: Uint32Array.from(starts),
    ranks: Uint32Array.from(ranks.flat()),
  };
}

export const sharedAddresses = (a: ReadonlySet<number>, b: ReadonlySet<number>): number[] =>
  [...a].filter((address) => b.has(address));

/** Straightforward implementation of docs/clustering.md with sets and pairwise comparison. */
export function referenceClusters(keywords: readonly PlainKeyword[], settings: ClusterSettings): Clusters {
  const { method, strength, minVolume, minClusterVolume } = settings;
  const top = (rank: number) => keywords[rank]!.top;
  const linked = (a: number, b: number) => sharedAddresses(top(a), top(b)).length >= strength;
  const clusters: Clusters = {
    headOf: new Int32Array(keywords.length).fill(-1),
    overlap: new Uint8Array(keywords.length),
    memberShare: new Float32Array(keywords.length),
  };
  const unassigned = new Set([...keywords.keys()].filter((rank) => keywords[rank]!.volume >= minVolume));
  // The iteration skips keywords that were deleted meanwhile.
  for (const head of unassigned) {
    unassigned.delete(head);
    const candidates = [...unassigned].filter((rank) => rank > head && linked(head, rank));
    if (candidates.length === 0) continue;
    const { members, common } = joinMembers(head, candidates);
    const clusterRanks = [head, ...members];
    if (clusterRanks.reduce((sum, rank) => sum + keywords[rank]!.volume, 0) >= minClusterVolume) {
      for (const rank of clusterRanks) {
        clusters.headOf[rank] = head;
        clusters.overlap[rank] = common ?? sharedAddresses(top(head), top(rank)).length;
        clusters.memberShare[rank] = rank === head ? 1 : linkedShare(rank, members);
      }
    }
    members.forEach((rank) => unassigned.delete(rank));
  }
  return clusters;

  function linkedShare(rank: number, members: readonly number[]): number {
    const others = members.filter((otherRank) => otherRank !== rank);
    return others.length === 0
      ? 1
      : others.filter((otherRank) => linked(rank, otherRank)).length / others.length;
  }

  function joinMembers(head: number, candidates: number[]): { members: number[]; common?: number } {
    switch (method) {
      case 'SOFT':
        return { members: candidates };
      case 'MODERATE':
        return { members: pruneUnlinked(candidates) };
      case 'HARD':
        return selectCommonSet(head, candidates);
    }
  }

  function pruneUnlinked(candidates: readonly number[]): number[] {
    let members = [...candidates];
    for (;;) {
      const [weakest] = members.toSorted(
        (a, b) => linkedShare(a, members) - linkedShare(b, members) || b - a,
      );
      if (linkedShare(weakest!, members) > 0.5) return members;
      members = members.filter((rank) => rank !== weakest);
    }
  }

  function selectCommonSet(
    head: number,
    candidates: readonly number[],
  ): { members: number[]; common: number } {
    const selected = new Set<number>();
    let members = [...candidates];
    while (selected.size < strength) {
      const candidateAddresses = [...top(head)]
        .filter((address) => !selected.has(address))
        .map((address) => ({ address, holders: members.filter((rank) => top(rank).has(address)) }))
        .sort((a, b) => b.holders.length - a.holders.length || compareRanks(a.holders, b.holders));
      selected.add(candidateAddresses[0]!.address);
      members = candidateAddresses[0]!.holders;
    }
    const common = [...top(head)].filter((address) => members.every((rank) => top(rank).has(address)));
    return { members, common: common.length };
  }
}

/** Orders two rank lists of equal length: the one with the lower first differing rank comes first. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  const firstDifferenceIndex = a.findIndex((rank, index) => rank !== b[index]);
  return firstDifferenceIndex < 0 ? 0 : a[firstDifferenceIndex]! - b[firstDifferenceIndex]!;
}
