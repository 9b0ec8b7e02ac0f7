import { fewLinks } from './few-links.js';
import type { Links } from './links.js';
import { ManyLinks } from './many-links.js';
import type { TopIndex } from './top-index.js';

/** Up to how many members every pair is looked at by itself. */
const fewMembers = 48;

/** Who among the members of a cluster is linked with whom: shares as many addresses as the strength asks. */
export class MemberLinks {
  private readonly many: ManyLinks;

  /**
   * Tests alone tell the last two.
   * @param few up to how many members every pair is looked at
   * @param patterns up to how many patterns are compared with each other
   */
  constructor(
    private readonly index: TopIndex,
    private readonly strength: number,
    private readonly few = fewMembers,
    patterns?: number,
  ) {
    this.many = new ManyLinks(index, strength, patterns);
  }

  /** Share of the other members that each is linked with; 1 where there are no others. */
  shares(members: Uint32Array): Float32Array {
    const links = this.of(members);
    return Float32Array.from(members, (_, place) => shareOf(links.countOf(place), members.length));
  }

  /**
   * Takes the weakest member out, the one that is linked with the smallest share of the others and of several the last, until
   * each that is left is linked with more than half of the others.
   * @param members ranks, ascending, at least one
   * @returns places of those left, ascending, at least one, and the share of the others that each is linked with
   */
  keepLinked(members: Uint32Array): { kept: Uint32Array; shares: Float32Array } {
    const links = this.of(members);
    const gone = new Uint8Array(members.length);
    let left = members.length;
    for (; left > 1; left--) {
      const weakest = links.weakest();
      if (2 * links.countOf(weakest) > left - 1) break;
      links.remove(weakest);
      gone[weakest] = 1;
    }
    const kept = new Uint32Array(left);
    let count = 0;
    for (let place = 0; place < members.length; place++) if (gone[place] === 0) kept[count++] = place;
    return { kept, shares: Float32Array.from(kept, (place) => shareOf(links.countOf(place), left)) };
  }

  private of(members: Uint32Array): Links {
    return members.length <= this.few ? fewLinks(this.index, this.strength, members) : this.many.of(members);
  }
}

function shareOf(links: number, members: number): number {
  return members < 2 ? 1 : links / (members - 1);
}
