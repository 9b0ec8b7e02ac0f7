import { pairwiseLinks } from './pairwise-links.js';
import type { Links } from './links.js';
import { GroupedLinks } from './grouped-links.js';
import type { SerpIndex } from './serp-index.js';

/** Up to how many members every pair is looked at by itself. */
const maxPairwiseMembers = 48;

/** Who among the members of a cluster is linked with whom: shares as many addresses as the strength asks. */
export class MemberLinks {
  private readonly grouped: GroupedLinks;

  /**
   * Tests alone tell the last two.
   * @param maxPairwise up to how many members every pair is looked at
   * @param patterns up to how many patterns are compared with each other
   */
  constructor(
    private readonly index: SerpIndex,
    private readonly strength: number,
    private readonly maxPairwise = maxPairwiseMembers,
    patterns?: number,
  ) {
    this.grouped = new GroupedLinks(index, strength, patterns);
  }

  /** Share of the other members that each is linked with; 1 where there are no others. */
  shares(members: Uint32Array): Float32Array {
    const links = this.of(members);
    return Float32Array.from(members, (_, index) => shareOf(links.countOf(index), members.length));
  }

  /**
   * Takes the weakest member out, the one that is linked with the smallest share of the others and of several the last, until
   * each that is left is linked with more than half of the others.
   * @param members ranks, ascending, at least one
   * @returns places of those left, ascending, at least one, and the share of the others that each is linked with
   */
  dropUnlinked(members: Uint32Array): { linked: Uint32Array; shares: Float32Array } {
    const links = this.of(members);
    const removed = new Uint8Array(members.length);
    let remaining = members.length;
    for (; remaining > 1; remaining--) {
      const weakest = links.weakest();
      if (2 * links.countOf(weakest) > remaining - 1) break;
      links.remove(weakest);
      removed[weakest] = 1;
    }
    const linked = new Uint32Array(remaining);
    let count = 0;
    for (let index = 0; index < members.length; index++) if (removed[index] === 0) linked[count++] = index;
    return { linked, shares: Float32Array.from(linked, (index) => shareOf(links.countOf(index), remaining)) };
  }

  private of(members: Uint32Array): Links {
    return members.length <= this.maxPairwise
      ? pairwiseLinks(this.index, this.strength, members)
      : this.grouped.of(members);
  }
}

function shareOf(links: number, members: number): number {
  return members < 2 ? 1 : links / (members - 1);
}
