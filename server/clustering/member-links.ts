import { createPairwiseLinks } from './pairwise-links.js';
import type { Links } from './links.js';
import { GroupedLinks } from './grouped-links.js';
import type { SerpIndex } from './serp-index.js';

/** Up to this size all pairs are compared. */
const maxPairwiseMembers = 48;

/** Links among the members of a cluster. Two members are linked if they share at least `strength` addresses. */
export class MemberLinks {
  private readonly groupedLinks: GroupedLinks;

  /**
   * Only tests pass the last two parameters.
   * @param maxPairwise cluster size up to which all pairs are compared
   * @param patterns maximum number of patterns
   */
  constructor(
    private readonly index: SerpIndex,
    private readonly strength: number,
    private readonly maxPairwise = maxPairwiseMembers,
    patterns?: number,
  ) {
    this.groupedLinks = new GroupedLinks(index, strength, patterns);
  }

  /** Share of the other members that each member is linked to; 1 without others. */
  computeShares(members: Uint32Array): Float32Array {
    const links = this.buildLinks(members);
    return Float32Array.from(members, (_, index) => linkedShare(links.countLinks(index), members.length));
  }

  /**
   * Removes the member with the lowest linked share, the last one in a tie, until every remaining member is linked to
   * more than half of the others.
   * @param members ascending ranks, at least one
   * @returns ascending indexes of the remaining members, at least one, and their linked shares
   */
  dropUnlinked(members: Uint32Array): { linked: Uint32Array; shares: Float32Array } {
    const links = this.buildLinks(members);
    const removed = new Uint8Array(members.length);
    let remaining = members.length;
    for (; remaining > 1; remaining--) {
      const weakest = links.findWeakest();
      if (2 * links.countLinks(weakest) > remaining - 1) break;
      links.remove(weakest);
      removed[weakest] = 1;
    }
    const linked = new Uint32Array(remaining);
    let count = 0;
    for (let index = 0; index < members.length; index++) if (removed[index] === 0) linked[count++] = index;
    return {
      linked,
      shares: Float32Array.from(linked, (index) => linkedShare(links.countLinks(index), remaining)),
    };
  }

  private buildLinks(members: Uint32Array): Links {
    return members.length <= this.maxPairwise
      ? createPairwiseLinks(this.index, this.strength, members)
      : this.groupedLinks.buildLinks(members);
  }
}

function linkedShare(links: number, members: number): number {
  return members < 2 ? 1 : links / (members - 1);
}
