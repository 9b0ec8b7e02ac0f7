import { checkStrength, type ClusterSettings } from './cluster-settings.js';
import { CommonSet } from './common-set.js';
import type { Clusters, KeywordTops, TellShare } from './keyword-tops.js';
import { MemberLinks } from './member-links.js';
import { NeighbourSearch } from './neighbour-search.js';
import { TopIndex } from './top-index.js';

/** After how many keywords it is told how much is done. */
const tellEvery = 512;

/**
 * Puts keywords together whose tops share addresses. Keywords are gone through by their ranks; each that is free becomes the
 * head of those free keywords after it that the method joins with it (docs/clustering.md). The outcome depends on ranks and
 * tops alone, not on the order of the addresses.
 * @throws RangeError where the strength is no whole number from 1
 */
export function clusterKeywords(tops: KeywordTops, settings: ClusterSettings, tell?: TellShare): Clusters {
  checkStrength(settings.strength);
  const index = new TopIndex(tops, settings.leastVolume);
  const clusters = clusterIndexed(index, settings, tell);
  if (settings.method === 'SOFT') tellLinks(index, settings.strength, clusters);
  tell?.(1);
  return clusters;
}

/** The same of tops that are indexed already; with the soft method it is not told which members are linked with each other. */
export function clusterIndexed(index: TopIndex, settings: ClusterSettings, tell?: TellShare): Clusters {
  const { keywords } = index;
  const clusters: Clusters = {
    headOf: new Int32Array(keywords).fill(-1),
    overlap: new Uint8Array(keywords),
    memberShare: new Float32Array(keywords),
  };
  const search = new NeighbourSearch(index, settings.strength);
  const join = joinBy(index, settings, search);
  for (let head = 0; head < keywords; head++) {
    if (tell && head % tellEvery === tellEvery - 1) tell(head / keywords);
    if (search.isTaken(head)) continue;
    const found = search.find(head);
    if (found === 0) continue;
    const { members, overlaps, shares, ofHead } = join(head, found);
    enter(clusters, head, head, ofHead, 1);
    members.forEach((member, at) => {
      search.take(member);
      enter(clusters, member, head, overlaps[at]!, shares?.[at] ?? 1);
    });
  }
  dissolveSmall(clusters, index.tops.volumes, settings.leastClusterVolume);
  return clusters;
}

/** Who is joined with a head of those found. */
interface Joined {
  /** Ranks, at least one. */
  members: Uint32Array;
  overlaps: Uint8Array;
  /** 1 for each where there are none. */
  shares?: Float32Array;
  /** The overlap that is told of the head. */
  ofHead: number;
}

function joinBy(
  index: TopIndex,
  { method, strength }: ClusterSettings,
  search: NeighbourSearch,
): (head: number, found: number) => Joined {
  const found = (count: number) => search.found.subarray(0, count);
  switch (method) {
    case 'SOFT':
      return (head, count) => ({
        members: found(count),
        overlaps: search.shared,
        ofHead: index.topSize(head),
      });
    case 'MODERATE': {
      const links = new MemberLinks(index, strength);
      return (head, count) => {
        const { kept, shares } = links.keepLinked(found(count));
        return {
          members: kept.map((place) => search.found[place]!),
          overlaps: Uint8Array.from(kept, (place) => search.shared[place]!),
          shares,
          ofHead: index.topSize(head),
        };
      };
    }
    case 'HARD': {
      const set = new CommonSet(index, strength);
      return (head, count) => {
        const { members, common } = set.pick(head, found(count));
        const ofAll = Math.min(common, 255);
        return { members, overlaps: new Uint8Array(members.length).fill(ofAll), ofHead: ofAll };
      };
    }
  }
}

function enter(clusters: Clusters, rank: number, head: number, overlap: number, share: number): void {
  clusters.headOf[rank] = head;
  clusters.overlap[rank] = overlap;
  clusters.memberShare[rank] = share;
}

function dissolveSmall(clusters: Clusters, volumes: Uint32Array, least: number): void {
  if (least <= 0) return;
  const { headOf } = clusters;
  const sums = new Float64Array(headOf.length);
  headOf.forEach((head, rank) => {
    if (head >= 0) sums[head]! += volumes[rank]!;
  });
  headOf.forEach((head, rank) => {
    if (head >= 0 && sums[head]! < least) enter(clusters, rank, -1, 0, 0);
  });
}

/** Tells of each member of soft clusters with which share of the others it is linked: it decides nothing. */
function tellLinks(index: TopIndex, strength: number, { headOf, memberShare }: Clusters): void {
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
