import type { ClusterSettings } from './cluster-settings.js';
import type { Clusters, SerpGraph } from './serp-graph.js';

/** A keyword by rank: search volume and addresses. */
export interface PlainKeyword {
  volume: number;
  top: ReadonlySet<number>;
}

/** Builds a graph of keywords ordered by rank; addresses are numbered from 0 to below `addresses`. */
export function serpGraphOf(keywords: readonly PlainKeyword[], addresses: number): SerpGraph {
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

export const sharedOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): number[] =>
  [...one].filter((address) => other.has(address));

/** Straightforward implementation of docs/clustering.md with sets and pairwise comparison. */
export function referenceClusters(keywords: readonly PlainKeyword[], settings: ClusterSettings): Clusters {
  const { method, strength, minVolume, minClusterVolume } = settings;
  const top = (rank: number) => keywords[rank]!.top;
  const linked = (one: number, other: number) => sharedOf(top(one), top(other)).length >= strength;
  const clusters: Clusters = {
    headOf: new Int32Array(keywords.length).fill(-1),
    overlap: new Uint8Array(keywords.length),
    memberShare: new Float32Array(keywords.length),
  };
  const free = new Set([...keywords.keys()].filter((rank) => keywords[rank]!.volume >= minVolume));
  // The iteration skips keywords that were deleted meanwhile.
  for (const head of free) {
    free.delete(head);
    const found = [...free].filter((rank) => rank > head && linked(head, rank));
    if (found.length === 0) continue;
    const { members, common } = pick(head, found);
    const all = [head, ...members];
    if (all.reduce((sum, rank) => sum + keywords[rank]!.volume, 0) >= minClusterVolume) {
      for (const rank of all) {
        clusters.headOf[rank] = head;
        clusters.overlap[rank] = common ?? sharedOf(top(head), top(rank)).length;
        clusters.memberShare[rank] = rank === head ? 1 : shareOf(rank, members);
      }
    }
    members.forEach((rank) => free.delete(rank));
  }
  return clusters;

  function shareOf(rank: number, members: readonly number[]): number {
    const others = members.filter((other) => other !== rank);
    return others.length === 0 ? 1 : others.filter((other) => linked(rank, other)).length / others.length;
  }

  function pick(head: number, found: number[]): { members: number[]; common?: number } {
    switch (method) {
      case 'SOFT':
        return { members: found };
      case 'MODERATE':
        return { members: pruned(found) };
      case 'HARD':
        return commonSet(head, found);
    }
  }

  function pruned(found: readonly number[]): number[] {
    let members = [...found];
    for (;;) {
      const [weakest] = members.toSorted((a, b) => shareOf(a, members) - shareOf(b, members) || b - a);
      if (shareOf(weakest!, members) > 0.5) return members;
      members = members.filter((rank) => rank !== weakest);
    }
  }

  function commonSet(head: number, found: readonly number[]): { members: number[]; common: number } {
    const set = new Set<number>();
    let members = [...found];
    while (set.size < strength) {
      const holders = [...top(head)]
        .filter((address) => !set.has(address))
        .map((address) => ({ address, by: members.filter((rank) => top(rank).has(address)) }))
        .sort((a, b) => b.by.length - a.by.length || firstDifference(a.by, b.by));
      set.add(holders[0]!.address);
      members = holders[0]!.by;
    }
    const common = [...top(head)].filter((address) => members.every((rank) => top(rank).has(address)));
    return { members, common: common.length };
  }
}

/** Orders two rank lists of equal length: the one with the lower first differing rank comes first. */
function firstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
